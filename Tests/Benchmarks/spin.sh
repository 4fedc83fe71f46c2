#!/usr/bin/env bash
# Races the search over registered rules against SPIN on one model, in turns: what Docs/Internals/Performance.md says
# about rules. Needs spin and gcc, and
#   swift build -c release --product NavGraphBenchmarks
#
# Usage: Tests/Benchmarks/spin.sh [RUNS [R F D D2 P]]     (5 runs of 32 3 9 7 1: 10.8 million states)
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${1:-5}
shift $(($# > 0 ? 1 : 0))
if [ $# -eq 0 ]; then set -- 32 3 9 7 1; fi
[ $# -eq 5 ] || { echo "usage: Tests/Benchmarks/spin.sh [RUNS [R F D D2 P]]" >&2; exit 64; }
for program in spin gcc python3; do
  command -v "$program" >/dev/null || { echo "$program is missing: apt-get install spin gcc" >&2; exit 1; }
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 Tests/Benchmarks/nav_v1_promela.py "$@" >"$folder/model.pml"
(
  cd "$folder"
  spin -a model.pml >/dev/null
  for search in BFS NOCOMP; do
    gcc -O3 -march=native -w -DSAFETY -DNOREDUCE -DNOFAIR -DNOBOUNDCHECK -DMEMLIM=18000 "-D$search" \
      -o "pan-$search" pan.c
  done
)

python3 - "$runs" "$folder" .build/release/NavGraphBenchmarks "$@" <<'END'
import json, os, re, statistics, subprocess, sys, time

runs, folder, program, model = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:]
commands = {
    "SPIN, breadth first": [f"{folder}/pan-BFS", "-m10000", "-w24"],
    "SPIN, depth first, best": [f"{folder}/pan-NOCOMP", "-m10000", "-w24"],
    "one thread": [program, "nav-v1", *model, "--threads", "1"],
    "two threads": [program, "nav-v1", *model, "--threads", "2"],
}


def run(name):
    """Seconds of the whole process, seconds of the search, states, steps, the most bytes it held, and
    seconds of processor time."""
    output = f"{folder}/output"
    start = time.perf_counter()
    with open(output, "w") as file:
        process = subprocess.Popen(commands[name], cwd=None if name[0] != "S" else folder, stdout=file)
        _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(commands[name])} failed")
    text = open(output).read()
    size, processor = usage.ru_maxrss * 1024, usage.ru_utime + usage.ru_stime
    if name[0] != "S":
        line = json.loads(text)
        return elapsed, line["seconds"], line["states"], line["steps"], size, processor
    if "max search depth too small" in text:
        sys.exit("SPIN searched too little: a larger -m")
    states = int(float(re.search(r"([\d.e+]+) states, stored", text).group(1)))
    # One step more: that into the first state.
    steps = int(float(re.search(r"([\d.e+]+) transitions", text).group(1))) - 1
    return elapsed, elapsed, states, steps, size, processor


measured = {name: [] for name in commands}
for _ in range(runs):
    for name in commands:
        # Hosts of virtual machines take free memory away, and to get it back can take longer than a search: the
        # first run of each gets it, the second is measured.
        run(name)
        measured[name].append(run(name))
counts = {name: results[0][2:4] for name, results in measured.items()}
if len(set(counts.values())) > 1:
    sys.exit(f"they do not agree: {counts}")
states, steps = counts["one thread"]
print(f"nav-v1 {' '.join(model)}: {states:,} states, {steps:,} steps; medians of {runs}, in turns\n")
print("| search | whole process | processor time | the search | states a second | breadth first | depth first | bytes a state |")
print("|---|---|---|---|---|---|---|---|")
median = {name: [statistics.median(column) for column in zip(*results)] for name, results in measured.items()}
breadth, depth = (median[name][1] for name in list(commands)[:2])
for name, (whole, search, _, _, size, processor) in median.items():
    print(
        f"| {name} | {whole:.3f} s | {processor:.3f} s | {search:.3f} s | {states / search / 1e6:.2f} million "
        f"| {breadth / search:.1f} | {depth / search:.1f} | {size / states:.1f} |")
END
