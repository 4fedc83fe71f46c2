#!/usr/bin/env python3
"""The model nav-v1 in Promela, for SPIN: nav_v1_promela.py R F D D2 [P] > model.pml

The model of nav_v1_manifest.py. Cells of a stack that are not used are 0, so that equal
stacks are equal states.
"""
import sys

routes, fan_out, main_depth, sheet_depth = map(int, sys.argv[1:5])
# Every D2-th screen can present the sheet.
stride = int(sys.argv[5]) if len(sys.argv) > 5 else 1


def option(guard, *statements):
    print(f"  :: d_step {{ {guard} -> {'; '.join(statements)} }}")


def cleared(stack, first, end):
    return [f"{stack}[{cell}] = 0" for cell in range(first, end)]


print(f"byte height = 1; byte sheet_height = 0; byte main[{main_depth}]; byte sheet[{sheet_depth}];")
print("active proctype navigation() {\n  do")
for choice in range(fan_out):
    def pushed(top):
        return f"({top} * 5 + {7 * choice + 1}) % {routes}"
    option(
        f"sheet_height == 0 && height < {main_depth}",
        f"main[height] = {pushed('main[height - 1]')}", "height++")
    option(
        f"sheet_height > 0 && sheet_height < {sheet_depth}",
        f"sheet[sheet_height] = {pushed('sheet[sheet_height - 1]')}", "sheet_height++")
option("sheet_height == 0 && height > 1", "height--", "main[height] = 0")
option("sheet_height > 1", "sheet_height--", "sheet[sheet_height] = 0")
option("sheet_height == 0 && height > 1", "height = 1", *cleared("main", 1, main_depth))
option("sheet_height > 1", "sheet_height = 1", *cleared("sheet", 1, sheet_depth))
can_present = "" if stride == 1 else f" && main[height - 1] % {stride} == 0"
option(f"sheet_height == 0{can_present}", f"sheet[0] = (main[height - 1] * 3 + 2) % {routes}", "sheet_height = 1")
option("sheet_height > 0", "sheet_height = 0", *cleared("sheet", 0, sheet_depth))
print("  od\n}")
