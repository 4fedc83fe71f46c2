// The address determines the panel, and the panel the map.

const tabs = ["screens", "findings", "walk", "filters"];
const tabOfPlace = { screen: "screens", coordinator: "screens", finding: "findings", walk: "walk" };

/** The id of the element that is focused after the page has changed. */
let focusAfterwards = null;
let shouldFocusHeading = false;

const pageAt = ([kind, ...rest]) => {
  const reference = kind === "screen" ? findRoute(rest[0], rest[1]) : null;
  const way = reference && routeAt(reference).way;
  const coordinator = data.coordinators.findIndex((each) => each.name === rest[0]);
  switch (kind) {
    case undefined:
    case "screens":
      mark(new Map());
      return screensPage();
    case "filters":
      mark(new Map());
      return filtersPage();
    case "findings":
      mark(new Map());
      return findingsPage();
    case "screen":
      if (!reference) return null;
      if (rest[2] === "way" && typeof way === "number") return wayPage(reference, Number(rest[3]) || 0);
      markScreen(elementOfRoute(reference));
      bringIntoSight(elementOfRoute(reference));
      return screenPage(reference);
    case "coordinator": {
      if (coordinator < 0) return null;
      const element = elementsOfCoordinator.get(rest[0]);
      mark(new Map([element, farLabels.get(rest[0])].filter(Boolean).map((each) => [each, "ui-chosen"])));
      bringIntoSight(element);
      return coordinatorPage(coordinator);
    }
    case "finding":
      return data.findings[rest[0]] ? findingPage(Number(rest[0]), rest[1] === undefined ? Infinity : Number(rest[1]) || 0) : null;
    case "walk": {
      if (rest.length === 0) {
        mark(new Map());
        return walkPage(firstPosition());
      }
      if (rest[0] === "starts") {
        mark(new Map());
        return startsPage();
      }
      const position = positionAt(rest);
      if (position) return walkPage(position);
      mark(new Map());
      return el("div", {},
        el("p", { class: "ui-note", role: "status" },
          "This address belongs to another version of the map. The walk starts again."), walkPage(firstPosition()));
    }
    default:
      return null;
  }
};

const show = () => {
  const parts = place();
  const page = pageAt(parts)
    ?? el("div", {}, el("p", { class: "ui-note", role: "status" }, "The map has nothing at this address."),
      screensPage());
  const tab = tabOfPlace[parts[0]] ?? (tabs.includes(parts[0]) ? parts[0] : "screens");
  for (const each of tabs) {
    const button = byId(`ui-tab-${each}`);
    button.setAttribute("aria-selected", String(each === tab));
    button.tabIndex = each === tab ? 0 : -1;
  }
  content.setAttribute("aria-labelledby", `ui-tab-${tab}`);
  content.replaceChildren(page);
  content.dataset.place = location.hash;
  content.scrollTop = 0;
  const target = focusAfterwards ? byId(focusAfterwards) : null;
  const focused = target && !target.disabled ? target
    : target || shouldFocusHeading ? content.querySelector("h2") ?? content : null;
  focusAfterwards = null;
  shouldFocusHeading = false;
  focused?.focus({ preventScroll: true });
};

for (const tab of tabs) byId(`ui-tab-${tab}`).addEventListener("click", () => go(tab));
roving(document.querySelector(".ui-tabs"));
byId("ui-tab-findings").textContent =
  data.findings.length > 0 ? `Findings (${data.findings.length})` : "Findings";

// A link in the panel moves the focus to the new heading.
content.addEventListener("click", (event) => {
  if (event.target.closest("a[href^='#']")) shouldFocusHeading = true;
});

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, textarea");
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    searchField.focus();
  } else if (event.key === "Escape" && !isTyping) {
    const parts = place();
    const around = parts.length > 1 ? tabOfPlace[parts[0]] ?? "screens" : "screens";
    focusAfterwards = `ui-tab-${around}`;
    if (parts[0] && parts.join() !== around) go(around);
  }
});

addEventListener("hashchange", show);
new ResizeObserver(() => {
  if (isWhole) showAll(false);
}).observe(stage);

/** The drawn screen that the app starts with, or else the first coordinator. */
const elementOfStart = () => {
  const position = firstPosition();
  const active = position ? activeScreens(levelsAt(position)) : [];
  const screen = active.length > 0 ? elementOfRoute(routeOfScreen(active[active.length - 1])) : null;
  return screen ?? elementsOfCoordinator.values().next().value;
};

document.documentElement.classList.add("ui-live");
showStart(elementOfStart());
show();
