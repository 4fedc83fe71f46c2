#!/usr/bin/env python3
"""Prints the graph of a facts file as DOT, so that `dot -Tsvg` can draw what `navgraph render` draws.

usage: facts_to_dot.py FACTS.json > GRAPH.dot
"""
import json
import sys


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def target(operation):
    """The route that an operation brings, and how, or None."""
    name, value = next(iter(operation.items()))
    value = value.get("_0")
    if name == "append":
        return value["target"]["route"], next(iter(value["presentation"]))
    if name == "replaceTop":
        return value["route"], "replace"
    if name == "set":
        return value[-1]["target"]["route"], "set"
    return None


facts = json.load(open(sys.argv[1]))
print("digraph navigation {\n  node [shape=box]")
for number, (coordinator, flow) in enumerate(zip(facts["graph"]["coordinators"], facts["flows"])):
    names = [route["name"] for route in coordinator["routes"]]
    node = {name: f"n{number}_{index}" for index, name in enumerate(names)}
    print(f"  subgraph cluster{number} {{\n    label={quoted(coordinator['name'])}")
    for name in names:
        print(f"    {node[name]} [label={quoted(name)}]")
    edges = {}
    for route in coordinator["routes"]:
        for transition in route["transitions"]:
            for operation in transition["operations"]:
                found = target(operation)
                if found:
                    key = (route["name"], found[0], found[1])
                    edges.setdefault(key, []).append(transition["action"])
    for landing in flow["landings"]:
        cause = landing["cause"].get("transition")
        if cause is None or landing.get("landing") is None:
            continue
        route = coordinator["routes"][landing["route"]]
        transition = route["transitions"][cause["_0"]]
        if not any(target(operation) for operation in transition["operations"]):
            key = (route["name"], names[landing["landing"]], "back")
            edges.setdefault(key, []).append(transition["action"])
    for (source, destination, kind), actions in edges.items():
        style = "dashed" if kind == "back" else "solid"
        label = quoted("\n".join(actions))
        print(f"    {node[source]} -> {node[destination]} [label={label}, style={style}]")
    print("  }")
print("}")
