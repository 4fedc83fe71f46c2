"""Drives a headless Chromium that shows a map."""
import json
import os
import pathlib
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / ".build" / "screenshots"


def start(binary, driver):
    options = Options()
    options.binary_location = binary
    for argument in [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--disable-background-networking", "--no-first-run",
        "--force-color-profile=srgb",
    ]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    options.set_capability("unhandledPromptBehavior", "ignore")
    return webdriver.Chrome(service=Service(driver), options=options)


class Page:
    """One map in the browser: actions of a user and what the map shows."""

    def __init__(self, driver, file):
        self.driver = driver
        self.address = pathlib.Path(file).as_uri()

    def open(self, place="", width=1280, height=800, features=None, script=True):
        """Opens a new page without state of an earlier one."""
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self.driver.get_log("performance")
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False)
        self.command(
            "Emulation.setEmulatedMedia",
            features=[{"name": name, "value": value} for name, value in (features or {}).items()])
        self.command("Emulation.setScriptExecutionDisabled", value=not script)
        self.driver.get(self.address + place)
        return self

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    # Clicks, and waits for the frame after the one that shows the result.
    REACTION = """
      const [element, done] = arguments;
      const content = document.getElementById('ui-content');
      const start = performance.now();
      element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
      const look = () => content.dataset.place === location.hash
        ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)))
        : setTimeout(look, 0);
      look();"""

    def reaction(self, element):
        """Milliseconds from a click to its result, and how many of them the page's thread was busy.

        The first depend on what else the machine does, the others hardly.
        """
        self.command("Performance.enable", timeDomain="threadTicks")

        def busy():
            metrics = self.command("Performance.getMetrics")["metrics"]
            return next(each["value"] for each in metrics if each["name"] == "TaskDuration")
        before = busy()
        waited = self.driver.execute_async_script(self.REACTION, element)
        return waited, 1000 * (busy() - before)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return self.run(
            "return [...document.querySelectorAll(arguments[0])].map((each) => each.textContent)",
            selector)

    def click(self, selector):
        """Clicks at the middle of the element's first line, as a mouse does."""
        self.one(selector)
        # In one script, since the page may be drawn again between two.
        box = self.run(
            "const element = document.querySelector(arguments[0]);"
            "element.scrollIntoView({block: 'center'});"
            "const box = element.getClientRects()[0];"
            "return [box.left + box.width / 2, box.top + box.height / 2]", selector)
        self.click_at(*box)

    def click_at(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.command(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1,
                buttons=1 if kind == "mousePressed" else 0)

    def click_screen(self, coordinator, route):
        x, y = self.run(
            "const element = [...document.querySelectorAll('g[data-route]')].find((each) =>"
            "  each.dataset.coordinator === arguments[0] && each.dataset.route === arguments[1]);"
            "const box = element.querySelector('.card').getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + 4]", coordinator, route)
        self.click_at(x, y)

    def press(self, *keys):
        """Sends keys by name to the focused element."""
        codes = {
            "Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37,
            "ArrowRight": 39, "Home": 36, " ": 32,
        }
        for key in keys:
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            code = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
            for kind in ["keyDown" if text else "rawKeyDown", "keyUp"]:
                down = {"text": text} if kind == "keyDown" else {}
                self.command(
                    "Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **down)

    def wait(self, condition, *arguments, seconds=5):
        """Waits until a script returns a true value, and returns it."""
        end = time.monotonic() + seconds
        while True:
            result = self.run(f"return {condition}", *arguments)
            if result or time.monotonic() > end:
                return result
            time.sleep(0.02)

    def heading(self):
        return self.run("return document.querySelector('#ui-content h2')?.textContent ?? ''")

    def focused(self):
        return self.run("return document.activeElement.textContent.trim()")

    def tower(self):
        """Returns the names of the visible levels, bottom first."""
        return self.texts(".ui-tower .ui-level-screen > a")

    def screenshot(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SCREENSHOTS / f"{name}.png"))

    def complaints(self):
        """Returns the messages of the console, including violations of the policy."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] in ("SEVERE", "WARNING")]

    def requests(self):
        """Returns the requested addresses except the page and its contents."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"].split("#")[0])
        return [each for each in found if each != self.address and not each.startswith("data:")
                and each != "about:blank"]


def navgraph(*arguments):
    """Runs the tool; findings are no failure."""
    tool = os.environ.get("NAVGRAPH", str(ROOT / ".build" / "debug" / "navgraph"))
    # Manifests of tests do not go into the user's cache.
    cache = (ROOT / ".build" / "debug").resolve() / "test-cache"
    environment = dict(os.environ, XDG_CACHE_HOME=str(cache))
    result = subprocess.run(
        [tool, *map(str, arguments)], cwd=ROOT, env=environment, capture_output=True, text=True)
    if result.returncode > 1:
        raise RuntimeError(result.stderr)
    return result.stdout


class Maps:
    """Facts and maps, each created once."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()

    def path(self, name):
        return pathlib.Path(self.folder.name) / name

    def make(self, name, source, *options):
        """The page of a registration, and its facts."""
        facts = self.path(f"{name}.json")
        page = self.path(f"{name}.html")
        if not page.exists():
            navgraph("explore", source, "--keep-states", "2000", "--no-config", *options, "-o", facts)
            navgraph("docs", facts, "--no-config", "--html", page,
                     "--link", "https://example.org/{file}#L{line}")
        return page, facts
