// The picture: moving, zooming and highlighting.

const size = { width: picture.viewBox.baseVal.width, height: picture.viewBox.baseVal.height };
const view = { x: 0, y: 0, scale: 1 };
const key = (coordinator, route) => `${coordinator}\u0000${route ?? ""}`;

const elementsOfScreen = new Map();
const elementsOfCoordinator = new Map();
const edges = Array.from(picture.querySelectorAll("g.edge, g.hosting"));
for (const element of picture.querySelectorAll("g[data-coordinator]")) {
  const { coordinator, route } = element.dataset;
  if (route !== undefined) elementsOfScreen.set(key(coordinator, route), element);
  else if (element.classList.contains("coordinator")) elementsOfCoordinator.set(coordinator, element);
}

// A coordinator that is drawn as one box stands for its screens.
const elementOfRoute = ([coordinator, route]) => {
  const { name, routes } = coordinatorAt(coordinator);
  return elementsOfScreen.get(key(name, routes[route].name)) ?? elementsOfCoordinator.get(name);
};

const svg = (tag, attributes, text) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  if (text !== undefined) made.textContent = visible(text);
  return made;
};

/** The name of a coordinator over its frame and the edges, as large as the frame allows. */
const farLabel = ([coordinatorName, element]) => {
  const box = element.querySelector(":scope > .frame");
  const coordinator = data.coordinators.find((each) => each.name === coordinatorName);
  if (!box || !coordinator) return null;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((each) => Number(box.getAttribute(each)));
  const label = svg("g", { class: "coordinator ui-far", "aria-hidden": "true", "data-coordinator": coordinatorName });
  const title = short(coordinator.drawnName, 40);
  const count = data.findings.filter((each) => data.coordinators[each.coordinator] === coordinator).length;
  const words = [counted(coordinator.routes.length, "screen"), count > 0 && counted(count, "finding")]
    .filter(Boolean).join(", ");
  const line = (text, name, offset, share) => {
    const made = svg("text", { class: name, x: x + width / 2, y: y + height * offset }, text);
    made.style.setProperty("--ui-room", `${Math.min(width * 0.94 / (Array.from(text).length * 0.57), height * share)}px`);
    return made;
  };
  label.append(
    svg("rect", { x, y, width, height, rx: 14 }), line(title, "ui-far-name", 0.48, 0.4),
    line(words, "ui-far-words", 0.84, 0.26));
  element.parentNode.append(label);
  return [coordinatorName, label];
};

const farLabels = new Map(Array.from(elementsOfCoordinator).map(farLabel).filter(Boolean));

// The level of detail grows with the scale: coordinators, then screens, then actions.
const levelAt = (scale) =>
  (scale < 0.67 && farLabels.size > 1 ? "coordinators" : scale < 0.85 ? "screens" : "actions");

let isWhole = true;

/** Moves the map, animated if `isGradual`. */
const moveTo = (target, isGradual = true) => {
  Object.assign(view, target);
  isWhole = false;
  sheet.classList.toggle("ui-gliding", isGradual);
  sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  stage.dataset.scale = view.scale.toFixed(3);
  stage.dataset.level = levelAt(view.scale);
  if (stage.dataset.level !== "coordinators") return;
  for (const label of farLabels.values()) label.style.setProperty("--ui-scale", view.scale.toFixed(4));
};

const scaleLimits = () => [Math.min(0.02, fitting().scale), 6];

/** The whole map. */
const fitting = () => {
  const scale = Math.min(stage.clientWidth / size.width, stage.clientHeight / size.height, 1.25) || 1;
  return {
    scale, x: Math.max(0, (stage.clientWidth - size.width * scale) / 2),
    y: Math.max(0, (stage.clientHeight - size.height * scale) / 2),
  };
};

const showAll = (isGradual = true) => {
  moveTo(fitting(), isGradual);
  isWhole = true;
};

const zoom = (factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2, isGradual = false) => {
  const [least, most] = scaleLimits();
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const ratio = scale / view.scale;
  moveTo({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, isGradual);
};

const pan = (x, y) => moveTo({ ...view, x: view.x + x, y: view.y + y }, false);

/** The position of an element on the map, which may be moving. */
const placeOnMap = (element) => {
  const [box, all] = [element.getBoundingClientRect(), picture.getBoundingClientRect()];
  const unit = all.width / size.width;
  return {
    left: (box.left - all.left) / unit, top: (box.top - all.top) / unit,
    width: box.width / unit, height: box.height / unit,
  };
};

/** The first view: the whole map if it is readable, otherwise its upper left or the start of the app. */
const showStart = (element) => {
  showAll(false);
  if (!element || stage.clientWidth === 0 || levelAt(view.scale) === "actions") return;
  const { left, top, width, height } = placeOnMap(element);
  const along = (middle, length, room) => {
    if (length <= room) return (room - length) / 2;
    return middle < room * 0.6 ? 0 : Math.max(room / 3 - middle, room - length);
  };
  moveTo({
    scale: 1, x: along(left + width / 2, size.width, stage.clientWidth),
    y: along(top + height / 2, size.height, stage.clientHeight),
  }, false);
};

/** Scrolls and zooms to an element so that it can be read. */
const bringIntoSight = (element) => {
  // Filtered elements have no position.
  if (!element || element.getClientRects().length === 0) return;
  const { left, top, width, height } = placeOnMap(element);
  const isBetween = (start, length, offset, room) =>
    offset + start * view.scale >= 8 && offset + (start + length) * view.scale <= room - 8;
  if (isBetween(left, width, view.x, stage.clientWidth) && isBetween(top, height, view.y, stage.clientHeight)
    && stage.dataset.level !== "coordinators") return;
  const scale = Math.max(view.scale, Math.min(0.9, stage.clientWidth / (width + 80)));
  // Animating from a small scale would draw too much.
  moveTo({
    scale, x: stage.clientWidth / 2 - (left + width / 2) * scale,
    y: stage.clientHeight / 2 - (top + height / 2) * scale,
  }, scale < 2 * view.scale);
};

// MARK: Marks

const marked = new Map();

/** Sets the classes of elements, and removes those that were set before. */
const mark = (classesOfElement) => {
  for (const [element, classes] of marked) {
    if (classesOfElement.get(element) !== classes) element.classList.remove(...classes.split(" "));
  }
  for (const [element, classes] of classesOfElement) {
    if (marked.get(element) !== classes) element.classList.add(...classes.split(" "));
  }
  marked.clear();
  for (const [element, classes] of classesOfElement) marked.set(element, classes);
};

/** Highlights a screen, its edges and the screens at their other ends. */
const markScreen = (element) => {
  const classes = new Map();
  if (element) {
    classes.set(element, "ui-chosen");
    for (const edge of edges) {
      const { sourceId, targetId } = edge.dataset;
      if (sourceId !== element.id && targetId !== element.id) continue;
      classes.set(edge, "ui-near");
      const other = byId(sourceId === element.id ? targetId : sourceId);
      if (other && other !== element) classes.set(other, "ui-near");
    }
  }
  mark(classes);
};

/** Highlights the screens of a state, the active ones differently from those beneath. */
const markLevels = (levels) => {
  const classes = new Map();
  const screens = levels.filter((level) => level.kind === "screen");
  for (const level of screens) {
    const element = elementOfRoute(routeOfScreen(level.screen));
    if (!element) continue;
    const isTop = level.isActive && !level.hosts;
    if (isTop || !classes.has(element)) classes.set(element, isTop ? "ui-here" : "ui-beneath");
  }
  mark(classes);
  const active = activeScreens(levels);
  if (active.length > 0) bringIntoSight(elementOfRoute(routeOfScreen(active[active.length - 1])));
};

// MARK: Fingers, mice and keys

const pointers = new Map();
let wasDragged = false;

const midpoint = () => {
  const [first, second] = Array.from(pointers.values());
  return {
    x: (first.x + second.x) / 2, y: (first.y + second.y) / 2,
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  };
};

const local = (event) => {
  const around = stage.getBoundingClientRect();
  return { x: event.clientX - around.left, y: event.clientY - around.top };
};

stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  pointers.set(event.pointerId, { ...local(event), start: local(event) });
  if (pointers.size === 1) wasDragged = false;
});

stage.addEventListener("pointermove", (event) => {
  const pointer = pointers.get(event.pointerId);
  if (!pointer) return;
  const now = local(event);
  if (!wasDragged) {
    // Ignore small movements during a tap.
    if (Math.hypot(now.x - pointer.start.x, now.y - pointer.start.y) < 5) return;
    wasDragged = true;
    stage.classList.add("ui-dragged");
    stage.setPointerCapture(event.pointerId);
  }
  if (pointers.size === 2) {
    const before = midpoint();
    Object.assign(pointer, now);
    const after = midpoint();
    zoom(after.distance / (before.distance || 1), after.x, after.y);
    pan(after.x - before.x, after.y - before.y);
  } else {
    pan(now.x - pointer.x, now.y - pointer.y);
    Object.assign(pointer, now);
  }
});

for (const ending of ["pointerup", "pointercancel"]) {
  stage.addEventListener(ending, (event) => {
    pointers.delete(event.pointerId);
    stage.classList.remove("ui-dragged");
  });
}

stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  const { x, y } = local(event);
  if (event.shiftKey) pan(-(event.deltaX || event.deltaY), 0);
  else zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0016)), x, y);
}, { passive: false });

stage.addEventListener("keydown", (event) => {
  if (event.target !== stage || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = {
    ArrowLeft: () => pan(60, 0), ArrowRight: () => pan(-60, 0), ArrowUp: () => pan(0, 60),
    ArrowDown: () => pan(0, -60), "+": () => zoom(1.25), "=": () => zoom(1.25),
    "-": () => zoom(0.8), 0: () => showAll(),
  }[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

byId("ui-zoom-in").addEventListener("click", () => zoom(1.4, undefined, undefined, true));
byId("ui-zoom-out").addEventListener("click", () => zoom(1 / 1.4, undefined, undefined, true));
byId("ui-fit").addEventListener("click", () => showAll());

picture.addEventListener("click", (event) => {
  if (wasDragged) {
    event.preventDefault();
    return;
  }
  const edge = event.target.closest("g.edge");
  const element = edge ? byId(edge.dataset.sourceId) : event.target.closest("g[data-coordinator]");
  if (!element) return;
  const { coordinator, route } = element.dataset;
  if (route !== undefined) go("screen", coordinator, route);
  else if (element.classList.contains("coordinator")) go("coordinator", coordinator);
});
