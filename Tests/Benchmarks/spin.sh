#!/usr/bin/env bash
# Races `navgraph explore` of registered rules against SPIN's breadth-first search on one model, whole processes in turns:
# what Docs/Internals/Performance.md says about the search. Needs `make build`, spin, gcc, python3 and GNU time.
#
# Usage: Tests/Benchmarks/spin.sh [RUNS [R F D D2 P]]     (3 runs of 32 3 8 6 1: 1.2 million states)
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${1:-3}
shift $(($# > 0 ? 1 : 0))
if [ $# -eq 0 ]; then set -- 32 3 8 6 1; fi
[ $# -eq 5 ] || { echo "usage: Tests/Benchmarks/spin.sh [RUNS [R F D D2 P]]" >&2; exit 64; }
for program in spin gcc python3 /usr/bin/time; do
  command -v "$program" >/dev/null || { echo "$program is missing: apt-get install spin gcc time" >&2; exit 1; }
done
navgraph=${NAVGRAPH:-.build/release/navgraph}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 Tests/Benchmarks/nav_v1_promela.py "$@" >"$folder/model.pml"
python3 Tests/Benchmarks/nav_v1_manifest.py "$@" >"$folder/Navigation.swift"
(
  cd "$folder"
  spin -a model.pml >/dev/null
  gcc -O3 -march=native -w -DSAFETY -DNOREDUCE -DNOFAIR -DNOBOUNDCHECK -DMEMLIM=18000 -DBFS -o pan pan.c
)
bounds=(--no-config --stack-height 40 --max-states 60000000 --time-limit 3600 --memory-limit 16000)
# Compiled once, before the measurements.
"$navgraph" explore "$folder/Navigation.swift" --no-config --max-states 1 -o "$folder/facts.json" || true

measure() {
  local name=$1
  shift
  /usr/bin/time -o "$folder/time" -f "%e %M" "$@" >"$folder/output" 2>&1 || { cat "$folder/output" >&2; exit 1; }
  echo "$name $(tail -1 "$folder/time")" >>"$folder/results"
}
for ((run = 0; run < runs; run++)); do
  measure SPIN "$folder/pan" -m10000 -w24
  cp "$folder/output" "$folder/spin-output"
  measure navgraph "$navgraph" explore "$folder/Navigation.swift" "${bounds[@]}" -o "$folder/facts.json"
done

python3 - "$folder" "$*" <<'END'
import json, re, statistics, sys

folder, model = sys.argv[1:3]
text = open(f"{folder}/spin-output").read()
spin = (
    int(float(re.search(r"([\d.e+]+) states, stored", text).group(1))),
    # SPIN also counts the transition into the first state.
    int(float(re.search(r"([\d.e+]+) transitions", text).group(1))) - 1,
)
searches = json.load(open(f"{folder}/facts.json"))["searches"]
own = (sum(s["stateCount"] for s in searches), sum(s["stepCount"] for s in searches))
if spin != own:
    sys.exit(f"they do not agree: {spin} and {own}")
print(f"nav-v1 {model}: {own[0]:,} states, {own[1]:,} steps\n")
print("| whole process | median | states a second | ratio | bytes a state |")
print("|---|---|---|---|---|")
results = {}
for line in open(f"{folder}/results"):
    name, seconds, kibibytes = line.split()
    results.setdefault(name, []).append((float(seconds), int(kibibytes)))
base = statistics.median(s for s, _ in results["SPIN"])
for name, measured in results.items():
    seconds = statistics.median(s for s, _ in measured)
    size = max(k for _, k in measured) * 1024 / own[0]
    print(f"| {name} | {seconds:.2f} s | {own[0] / seconds / 1e6:.3f} million | {base / seconds:.3f} | {size:.0f} |")
END
