#!/usr/bin/python3
"""How soon an interactive map opens, and reacts to a click, in headless Chromium.

usage: measure_map.py FILE.html [RUNS]

A reaction lasts from the click to the frame after the one that shows its result; of that, the page's own
thread is busy for a part that hardly depends on what else the machine does. Prints medians and the worst of
all runs, in milliseconds.
"""
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
from browser import Page, start  # noqa: E402


def main():
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    driver = start("/usr/bin/chromium", "/usr/bin/chromedriver")
    page = Page(driver, sys.argv[1])
    measured = {"open, until the page can be used": []}
    for _ in range(5):
        page.open()
        measured["open, until the page can be used"].append(page.run(
            "const [entry] = performance.getEntriesByType('navigation'); return entry.domInteractive"))

    def react(name, find):
        element = page.run(find)
        if element is None:
            return
        waited, busy = page.reaction(element)
        measured.setdefault(name, []).append(waited)
        measured.setdefault(f"{name}, busy", []).append(busy)

    screens = page.run("return document.querySelectorAll('g[data-route]').length")
    for number in range(runs):
        index = number * 37 % screens
        react("click on a screen", f"return document.querySelectorAll('g[data-route]')[{index}]")
        react("click on the list of screens", "return document.getElementById('ui-tab-screens')")
        react("click on the filters", "return document.getElementById('ui-tab-filters')")
    page.open()
    react("start of a walk", "return document.getElementById('ui-tab-walk')")
    for number in range(runs):
        react("step of a walk", "const all = document.querySelectorAll("
              f"'.ui-option:not(:disabled):not(.ui-stays)'); return all[{number * 7} % all.length] ?? null")
    for name, values in measured.items():
        print(f"{name}: {statistics.median(values):.0f} ms, at worst {max(values):.0f} ms"
              f" ({len(values)} times)")
    driver.quit()


main()
