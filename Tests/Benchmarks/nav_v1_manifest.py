#!/usr/bin/env python3
"""Prints the manifest of the parametric app nav-v1, by rules: nav_v1_manifest.py R F D D2 P

The same model as nav_v1_promela.py: a main stack of at most D of R screens, and a sheet with a stack of its own of at
most D2; each screen has F pushes, and every P-th one of the main stack presents the sheet.
"""
import sys

routes, fan_out, main_depth, sheet_depth, stride = map(int, sys.argv[1:6])


def pushes(route, depth):
    for choice in range(fan_out):
        target = (5 * route + 7 * choice + 1) % routes
        yield f'    On("push {choice}", when: .count(.lessThan({depth})), .push("r{target}"))'
    yield '    On("pop", when: .count(.atLeast(2)), .goBack())'
    yield '    On("root", when: .count(.atLeast(2)), .goBackToRoot)'


def coordinator(name, variable, depth, extra, end):
    print(f'let {variable} = Coordinator<RouteName>(')
    print(f'  "{name}", dialect: .tcaCoordinators(.v0_14, .indexed), root: "r0", embedsNavigation: true')
    print(") {")
    for route in range(routes):
        print(f'  Screen("r{route}", disabling: [.back, .edgeSwipe, .backMenu, .swipeDown]) {{')
        for line in pushes(route, depth):
            print(line)
        for line in extra(route):
            print(line)
        print("  }")
    for line in end:
        print(line)
    print("}")


def presents(route):
    if route % stride == 0:
        yield (
            '    On("present", .presentSheet("sheet", embedsNavigation: true, starting: .stack(of: RouteName.self, '
            f'.root("r{(3 * route + 2) % routes}", embedsNavigation: true))))'
        )


print("import NavGraph")
coordinator("Sheet", "sheet", sheet_depth, lambda route: ['    On("dismiss")'], [])
coordinator(
    "Main",
    "main",
    main_depth,
    presents,
    [f'  OnChild("sheet", RouteName(rawValue: "r{route}"), action: "dismiss", .dismiss())' for route in range(routes)]
    + ['  Screen("sheet", disabling: [.back, .edgeSwipe, .backMenu, .swipeDown], hosts: "Sheet")'],
)
print('register(Graph("nav-v1") { main; sheet })')
