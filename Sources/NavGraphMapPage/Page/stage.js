// The picture: moved, zoomed, and marked.

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

// Screens of a coordinator that is drawn as one box are shown by that box.
const elementOfRoute = ([coordinator, route]) => {
  const { name, routes } = coordinatorAt(coordinator);
  return elementsOfScreen.get(key(name, routes[route].name)) ?? elementsOfCoordinator.get(name);
};

/** The name of a coordinator over its frame, as large as there is room for. */
const farLabel = ([coordinatorName, element]) => {
  const box = element.querySelector(":scope > .frame");
  const coordinator = data.coordinators.find((each) => each.name === coordinatorName);
  if (!box || !coordinator) return null;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((each) => Number(box.getAttribute(each)));
  const svg = (tag, attributes, text) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    if (text !== undefined) made.textContent = visible(text);
    return made;
  };
  const label = svg("g", { class: "ui-far", "aria-hidden": "true" });
  const title = short(coordinatorName, 40);
  const count = data.findings.filter((each) => data.coordinators[each.coordinator] === coordinator).length;
  const words = [counted(coordinator.routes.length, "screen"), count > 0 && counted(count, "finding")]
    .filter(Boolean).join(", ");
  const line = (text, offset, isBold) => {
    const made = svg("text", {
      class: isBold ? "ui-far-name" : "ui-far-words", x: x + width / 2, y: y + height * offset,
    }, text);
    made.style.setProperty("--ui-room", `${Math.min(width * 0.94 / (Array.from(text).length * 0.6), height * 0.4)}px`);
    return made;
  };
  label.append(
    svg("rect", { x, y, width, height, rx: 14 }), line(title, 0.48, true), line(words, 0.8, false));
  element.append(label);
  return label;
};

const farLabels = Array.from(elementsOfCoordinator).map(farLabel).filter(Boolean);

let frame = 0;

// From far away a map shows its coordinators, then its screens, and from near their actions.
const levelAt = (scale) =>
  (scale < 0.67 && farLabels.length > 1 ? "coordinators" : scale < 0.85 ? "screens" : "actions");

const showView = () => {
  sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  sheet.style.setProperty("--ui-scale", view.scale.toFixed(4));
  stage.dataset.scale = view.scale.toFixed(3);
  stage.dataset.level = levelAt(view.scale);
};

/** Moves at once, or within a moment where the person does not mind motion. */
const moveTo = (target, isGradual = true) => {
  cancelAnimationFrame(frame);
  if (!isGradual || reducesMotion.matches) {
    Object.assign(view, target);
    showView();
    return;
  }
  const start = { ...view };
  const began = performance.now();
  const advance = (now) => {
    const part = Math.min(1, Math.max(0, (now - began) / 180));
    const eased = 1 - (1 - part) ** 3;
    for (const property of ["x", "y", "scale"]) {
      view[property] = start[property] + (target[property] - start[property]) * eased;
    }
    showView();
    if (part < 1) frame = requestAnimationFrame(advance);
  };
  frame = requestAnimationFrame(advance);
};

const scaleLimits = () => [Math.min(0.02, fitting().scale), 6];

/** The whole map, beside the buttons. */
const fitting = () => {
  const width = stage.clientWidth - byId("ui-fit").parentElement.offsetWidth - 24;
  const scale = Math.min(width / size.width, stage.clientHeight / size.height, 1.25) || 1;
  return {
    scale, x: Math.max(0, (width - size.width * scale) / 2),
    y: Math.max(0, (stage.clientHeight - size.height * scale) / 2),
  };
};

const zoom = (factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2, isGradual = false) => {
  const [least, most] = scaleLimits();
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const ratio = scale / view.scale;
  moveTo({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, isGradual);
};

const pan = (x, y) => moveTo({ ...view, x: view.x + x, y: view.y + y }, false);

/** Brings an element into sight, large enough to be read. */
const bringIntoSight = (element) => {
  // What a filter leaves out is nowhere.
  if (!element || element.getClientRects().length === 0) return;
  const box = element.getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const isSeen = box.left >= around.left + 8 && box.right <= around.right - 8
    && box.top >= around.top + 8 && box.bottom <= around.bottom - 8;
  if (isSeen && view.scale >= 0.5) return;
  const scale = Math.max(view.scale, Math.min(0.9, around.width / (box.width / view.scale + 80)));
  const x = (box.left + box.width / 2 - around.left - view.x) / view.scale;
  const y = (box.top + box.height / 2 - around.top - view.y) / view.scale;
  moveTo({ scale, x: around.width / 2 - x * scale, y: around.height / 2 - y * scale });
};

// MARK: Marks

const marked = new Map();

/** Gives elements their classes, and takes them from those that had them before. */
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

/** Marks a screen, what leads in and out of it, and who is at the other end. */
const markScreen = (element) => {
  const classes = new Map();
  if (element) {
    classes.set(picture, "ui-focused");
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

/** Marks what stands in a state: screens that can be used apart from those beneath. */
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
  if (event.button !== 0 || event.target.closest(".ui-zoom")) return;
  pointers.set(event.pointerId, { ...local(event), start: local(event) });
  if (pointers.size === 1) wasDragged = false;
});

stage.addEventListener("pointermove", (event) => {
  const pointer = pointers.get(event.pointerId);
  if (!pointer) return;
  const now = local(event);
  if (!wasDragged) {
    // A tap may tremble.
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
    "-": () => zoom(0.8), 0: () => moveTo(fitting()),
  }[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

byId("ui-zoom-in").addEventListener("click", () => zoom(1.4, undefined, undefined, true));
byId("ui-zoom-out").addEventListener("click", () => zoom(1 / 1.4, undefined, undefined, true));
byId("ui-fit").addEventListener("click", () => moveTo(fitting()));

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
