#!/usr/bin/env bash
# Measures what Docs/Internals/Performance.md reports. Needs python3 and, for the comparison, `dot` (graphviz).
# usage: Tests/Benchmarks/run.sh    (after `swift build -c release`)
set -euo pipefail
cd "$(dirname "$0")/../.."

navgraph=$PWD/.build/release/navgraph
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=Tests/Benchmarks

mkdir "$work/generated"
$here/generate_app.py 50 20 4 > "$work/generated/Navigation.swift"
$navgraph explore Samples/TCACoordinators -o "$work/sample.json"
$navgraph render "$work/sample.json" --collapse none -o "$work/sample.dot"

echo "## A warm run on Samples/TCACoordinators"
$here/measure.py --runs 31 \
  "navgraph lint=$navgraph lint Samples/TCACoordinators" \
  "navgraph render=$navgraph render Samples/TCACoordinators -o $work/sample.svg" \
  "navgraph --version=$navgraph --version"

if command -v dot > /dev/null; then
  echo
  echo "## The same graph: navgraph render and dot -Tsvg"
  for size in "1 20 4" "5 20 4" "20 20 4" "100 20 4"; do
    graph=$work/${size// /x}
    mkdir "$graph"
    # shellcheck disable=SC2086
    $here/generate_app.py $size > "$graph/Navigation.swift"
    $navgraph explore "$graph" --stack-height 4 -o "$graph.json" || true
    $navgraph render "$graph.json" --collapse none -o "$graph.dot" || true
  done
  mkdir "$work/shop"
  $here/generate_large_app.py 1 > "$work/shop/Navigation.swift"
  $navgraph explore "$work/shop" --max-states 20000 -o "$work/shop.json" || true
  $navgraph render "$work/shop.json" --collapse none -o "$work/shop.dot" || true
  # usage: against_dot RUNS NAME FILE...
  against_dot() {
    local runs=$1 commands=()
    shift
    while [ $# -gt 0 ]; do
      commands+=(
        "$1: navgraph=$navgraph render $work/$2.json --collapse none -o $work/a.svg"
        "$1: dot=dot -Tsvg $work/$2.dot -o $work/b.svg")
      shift 2
    done
    $here/measure.py --runs "$runs" "${commands[@]}"
  }
  against_dot 31 "21 routes, sparse (the sample)" sample "20 screens, 80 transitions" 1x20x4
  against_dot 9 "100 screens, 400 transitions" 5x20x4 "400 routes, 648 transitions (a shop)" shop
  against_dot 3 "400 screens, 1,600 transitions" 20x20x4
  [ "${NAVGRAPH_BENCHMARK_LONG:-}" = "" ] || against_dot 1 "2,000 screens, 8,000 transitions" 100x20x4

  echo
  echo "## 10,000 drawings in one process"
  "$(dirname "$navgraph")/NavGraphBenchmarks" render "$work/sample.json" 10000
fi

echo
echo "## The samples"
for sample in TCACoordinators RoutingReducer ComposableNavigation TCARouteStack; do
  $navgraph explore "Samples/$sample" -o "$work/$sample.json"
done
$here/measure.py --runs 5 \
  "TCACoordinators=$navgraph explore Samples/TCACoordinators -o $work/a.json" \
  "RoutingReducer=$navgraph explore Samples/RoutingReducer -o $work/a.json" \
  "ComposableNavigation=$navgraph explore Samples/ComposableNavigation -o $work/a.json" \
  "TCARouteStack=$navgraph explore Samples/TCARouteStack -o $work/a.json"

echo
echo "## 1,000 routes and 4,000 transitions in 50 coordinators"
echo "Cold, the compilation of the manifest included:"
for _ in 1 2 3; do
  XDG_CACHE_HOME=$work/cold-$RANDOM $here/measure.py --runs 1 \
    "touch=sh -c 'echo >> $work/generated/Navigation.swift'" \
    "navgraph explore, cold=sh -c 'echo >> $work/generated/Navigation.swift; $navgraph explore $work/generated -o $work/generated.json'" \
    | tail -1
done
echo
echo "Warm:"
$navgraph explore "$work/generated" -o "$work/generated.json"
$here/measure.py --runs 5 \
  "navgraph explore=$navgraph explore $work/generated -o $work/generated.json" \
  "navgraph lint=$navgraph lint $work/generated" \
  "navgraph lint FACTS=$navgraph lint $work/generated.json" \
  "navgraph render FACTS=$navgraph render $work/generated.json -o $work/generated.svg"
$navgraph lint "$work/generated.json" | tail -1
wc -c "$work/generated.json" "$work/generated.svg" | head -2

echo
echo "## 400 routes in 40 coordinators, hosted in one another"
mkdir "$work/large"
$here/generate_large_app.py 1 > "$work/large/Navigation.swift"
$navgraph explore "$work/large" --max-states 1 -o "$work/large.json" > /dev/null 2>&1 || true
$here/measure.py --runs 3 "navgraph explore=$navgraph explore $work/large -o $work/large.json"
$navgraph lint "$work/large.json" | tail -1
