#!/usr/bin/env python3
"""Times whole commands and prints a Markdown table: medians of interleaved runs.

usage: measure.py [--runs N] NAME=COMMAND...

Each command runs once uncounted, then all of them in turn, N times. Wall time and the largest
resident set come from the operating system's own accounting. Exit statuses 0 and 1 (findings) count.
"""
import os
import shlex
import statistics
import sys
import time


def run(command):
    """Seconds and peak MiB of one run."""
    with open(os.devnull, "w") as null:
        start = time.perf_counter()
        arguments = shlex.split(command)
        actions = [(os.POSIX_SPAWN_DUP2, null.fileno(), 1), (os.POSIX_SPAWN_DUP2, null.fileno(), 2)]
        pid = os.posix_spawnp(arguments[0], arguments, os.environ, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{command}: status {os.waitstatus_to_exitcode(status)}")
    peak = usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
    return seconds, peak


runs = 15
arguments = sys.argv[1:]
if arguments[:1] == ["--runs"]:
    runs = int(arguments[1])
    arguments = arguments[2:]
commands = [argument.split("=", 1) for argument in arguments]
results = {name: [] for name, _ in commands}
for name, command in commands:
    run(command)
for _ in range(runs):
    for name, command in commands:
        results[name].append(run(command))

print(f"| command ({runs} runs) | median | min | max | peak memory |")
print("|---|---|---|---|---|")
for name, _ in commands:
    seconds = [result[0] * 1000 for result in results[name]]
    peak = statistics.median(result[1] for result in results[name])
    print(
        f"| {name} | {statistics.median(seconds):.1f} ms | {min(seconds):.1f} ms "
        f"| {max(seconds):.1f} ms | {peak:.0f} MiB |"
    )
