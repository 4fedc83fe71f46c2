#!/usr/bin/env bash
# Races the search over reducers against SPIN's breadth-first search on one model, in turns: what
# Docs/Internals/Performance.md says about reducers. Needs `make build`, spin, gcc and GNU time.
#
# Usage: Tests/Benchmarks/reducers.sh [RUNS [D D2]]     (5 runs of D = 9, D2 = 7: 10.8 million states)
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${1:-5}
export NAV_V1_R=32 NAV_V1_F=3 NAV_V1_D=${2:-9} NAV_V1_D2=${3:-7}
for program in spin gcc python3 /usr/bin/time; do
  command -v "$program" >/dev/null || { echo "$program is missing: apt-get install spin gcc time" >&2; exit 1; }
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 Tests/Benchmarks/nav_v1_promela.py 32 3 "$NAV_V1_D" "$NAV_V1_D2" >"$folder/model.pml"
(
  cd "$folder"
  spin -a model.pml >/dev/null
  gcc -O3 -march=native -w -DSAFETY -DNOREDUCE -DNOFAIR -DNOBOUNDCHECK -DMEMLIM=18000 -DBFS -o pan pan.c
)

# Prints the states that facts count.
states() {
  python3 -c 'import json, sys
print(sum(search["stateCount"] for search in json.load(open(sys.argv[1]))["searches"]))' "$1"
}

# name, then a command: one line of "name seconds KiB".
measure() {
  local name=$1
  shift
  /usr/bin/time -o "$folder/time" -f "%e %M" "$@" >/dev/null
  echo "$name $(cat "$folder/time")" >>"$folder/results"
}

explore() {
  .build/release/navgraph explore Tests/Benchmarks/NavV1Reducers --graph "$1" --stack-height 40 \
    --max-states 60000000 --time-limit 600 --output "$folder/facts.json"
}

# Compiled once, before anything is measured.
NAV_V1_D=3 NAV_V1_D2=2 explore words
for ((run = 0; run < runs; run++)); do
  measure spin "$folder/pan" -m10000 -w24
  for graph in words arrays; do
    measure "$graph" .build/release/navgraph explore Tests/Benchmarks/NavV1Reducers --graph "$graph" \
      --stack-height 40 --max-states 60000000 --time-limit 600 --output "$folder/facts.json"
  done
done

python3 - "$folder/results" "$(states "$folder/facts.json")" <<'END'
import statistics, sys

results, states = {}, int(sys.argv[2])
for line in open(sys.argv[1]):
    name, seconds, kibibytes = line.split()
    results.setdefault(name, []).append((float(seconds), int(kibibytes)))
spin = statistics.median(seconds for seconds, _ in results["spin"])
print(f"{states} states; the whole process each time, medians of {len(results['spin'])}")
for name, runs in results.items():
    seconds = statistics.median(seconds for seconds, _ in runs)
    size = max(kibibytes for _, kibibytes in runs) * 1024 / states
    print(f"{name:8} {seconds:7.2f} s {states / seconds / 1e6:6.2f} M states/s {spin / seconds:5.2f} x SPIN {size:6.0f} bytes/state")
END
