#!/usr/bin/env python3
"""Prints the graph of a facts file as DOT, so that `dot -Tsvg` can draw what `navgraph render` draws.

usage: facts_to_dot.py FACTS.json > GRAPH.dot
"""
import json
import sys


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def target(operation):
    """The route that an operation on a stack brings, and how, or None."""
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
coordinators = facts["graph"]["coordinators"]


def node(coordinator, route):
    return f"n{coordinator}_{route}"


print("digraph navigation {\n  compound=true\n  node [shape=box]")
edges = {}
for number, coordinator in enumerate(coordinators):
    names = [route["name"] for route in coordinator["routes"]]
    print(f"  subgraph cluster{number} {{\n    label={quoted(coordinator['name'])}")
    for index, name in enumerate(names):
        print(f"    {node(number, index)} [label={quoted(name)}]")
    print("  }")
    for index, route in enumerate(coordinator["routes"]):
        for transition in route["transitions"]:
            for operation in transition["operations"]:
                found = target(operation)
                if found:
                    key = (node(number, index), node(number, names.index(found[0])), found[1])
                    edges.setdefault(key, []).append(transition["action"])
        for other, hosted in enumerate(coordinators):
            if route.get("hosts") == hosted["name"]:
                edges[node(number, index), node(other, 0), "hosts"] = ["hosts"]
for landing in facts["landings"]:
    kind, _, reference = landing["cause"].partition(" ")
    if kind != "transition" or "landing" not in landing:
        continue
    coordinator, place, index = reference.split("/")
    definition = coordinators[int(coordinator)]
    if place in ("own", "link"):
        transition = {"operations": [], "action": place}
    else:
        transition = definition["routes"][int(place)]["transitions"][int(index)]
    if "source" in landing and not any(target(operation) for operation in transition["operations"]):
        key = (node(*landing["source"].split("/")), node(*landing["landing"].split("/")), "back")
        edges.setdefault(key, []).append(transition["action"])
for (source, destination, kind), actions in edges.items():
    style = {"back": "dashed", "hosts": "dotted"}.get(kind, "solid")
    label = quoted("\n".join(actions))
    print(f"  {source} -> {destination} [label={label}, style={style}]")
print("}")
