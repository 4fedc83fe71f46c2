#!/usr/bin/env bash
# Scores what `navgraph extract` reads of apps against labels that were written by hand.
#
#   Tests/Extraction/score.sh SOURCES LABELS SCORER
#
# SOURCES has a folder for each app, named as the labels without `.json`; LABELS has the labels; SCORER is the script that
# compares the two (score_extraction.py). Nothing is fetched. The tool is .build/release/navgraph, or $NAVGRAPH.
set -euo pipefail
if [ $# -ne 3 ]; then
  echo "usage: $0 SOURCES LABELS SCORER" >&2
  exit 64
fi
tool=$(realpath "${NAVGRAPH:-$(dirname "$0")/../../.build/release/navgraph}")
result=$(mktemp)
trap 'rm -f "$result"' EXIT
for label in "$2"/*.json; do
  name=$(basename "$label" .json)
  if [ ! -d "$1/$name" ]; then
    echo "$name: no sources"
    continue
  fi
  (cd "$1/$name" && "$tool" extract . --format json) > "$result" 2> /dev/null || true
  echo "$name $(python3 "$3" "$label" "$result")"
done
