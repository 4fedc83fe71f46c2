#!/usr/bin/env python3
"""Prints a Navigation.swift of a given size, the same for the same arguments.

usage: generate_app.py COORDINATORS ROUTES TRANSITIONS > Navigation.swift

COORDINATORS with ROUTES routes each and TRANSITIONS transitions on each route. The first
transition of every route leads to the next route, so that all are reachable; the others lead
anywhere in the coordinator or back.
"""
import sys

coordinators, routes, transitions = map(int, sys.argv[1:4])
state = 1


def random(bound):
    """A number below the bound: a linear congruential generator, the same on every machine."""
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return (state >> 33) % bound


def operation(route, number):
    if number == 0:
        return f".push(.route{(route + 1) % routes})"
    choice = random(6)
    target = f".route{random(routes)}"
    return {
        0: f".push({target})",
        1: f".presentSheet({target}, embedsNavigation: true)",
        2: f".presentCover({target}, embedsNavigation: true)",
        3: ".goBack()",
        4: f".goBackTo({target})",
        5: ".goBackToRoot",
    }[choice]


print("import NavGraph")
for coordinator in range(coordinators):
    cases = ", ".join(f"route{route}" for route in range(routes))
    print(f"\nenum Flow{coordinator}Route: String, RouteKey {{\n  case {cases}\n}}\n")
    print(f"let flow{coordinator} = Coordinator<Flow{coordinator}Route>(")
    print(f'  "Flow{coordinator}", dialect: .tcaCoordinators(.v0_14, .identified), root: .route0,')
    print("  embedsNavigation: true\n) {")
    for route in range(routes):
        print(f"  Screen(.route{route}) {{")
        for number in range(transitions):
            print(f'    On("action{number}", {operation(route, number)})')
        print("  }")
    print("}")
print('\nregister(\n  Graph("Generated") {')
for coordinator in range(coordinators):
    print(f"    flow{coordinator}")
print("  })")
