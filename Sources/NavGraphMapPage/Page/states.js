// States as in the facts: coordinator instances in entries in coordinator instances, each stored once.

const presentations = ["push", "sheet", "sheet", "cover", "cover"];

const flowAt = (number) => {
  const [coordinator, entries, selected, slots = [], values = [], pending = []] = store.flows[number];
  return { coordinator, entries, selected, slots, values, pending };
};

const entryAt = (number) => {
  const [packed, isActive, hosted = [], slots = [], values = [], pending = []] = store.entries[number];
  return {
    instance: packed >>> 4, presentation: presentations[packed & 7], isActive: isActive === 1, hosted,
    slots, values, pending,
  };
};

const coordinatorAt = (index) => data.coordinators[index];
const instanceAt = ([coordinator, instance]) => coordinatorAt(coordinator).instances[instance];
const screenName = (screen) => instanceAt(screen).name;
const routeAt = ([coordinator, route]) => coordinatorAt(coordinator).routes[route];
const routeOfScreen = (screen) => [screen[0], instanceAt(screen).route];

const assignments = (variables, values) =>
  values.map((value, index) => `${variables[index]?.name ?? variables[index]} = ${store.words[value]}`);

/** The levels of a state, bottom first: screens and tab bars, each with its depth. */
const levelsOf = (state) => {
  const levels = [];
  const addSlots = (slots, definitions, coordinator, depth) => {
    for (const [slot, ...entries] of slots) {
      for (const number of entries) addEntry(number, coordinator, definitions[slot].kind, depth);
    }
  };
  const addEntry = (number, coordinator, presentation, depth) => {
    const entry = entryAt(number);
    const screen = [coordinator, entry.instance];
    const route = routeAt(routeOfScreen(screen));
    levels.push({
      kind: "screen", screen, presentation, isActive: entry.isActive, depth, coordinator,
      hosts: entry.hosted.length > 0,
      notes: [
        ...assignments(route.variables, entry.values),
        ...entry.pending.map((word) => `pending: ${store.words[word]}`),
      ],
    });
    for (const flow of entry.hosted) addFlow(flow, depth + 1);
    addSlots(entry.slots, route.slots, coordinator, depth);
  };
  const addFlow = (number, depth) => {
    const flow = flowAt(number);
    const coordinator = coordinatorAt(flow.coordinator);
    const notes = [
      ...assignments(coordinator.variables, flow.values),
      ...flow.pending.map((word) => `pending: ${store.words[word]}`),
    ];
    if (coordinator.kind === "tabs") {
      levels.push({
        kind: "tabs", coordinator: flow.coordinator, depth, selected: flow.selected, notes,
        tabs: flow.entries.map((entry) => [flow.coordinator, entryAt(entry).instance]),
      });
      if (flow.selected >= 0) {
        addEntry(flow.entries[flow.selected], flow.coordinator, null, depth);
      }
    } else {
      if (notes.length > 0) {
        levels.push({ kind: "notes", coordinator: flow.coordinator, depth, notes });
      }
      const shown = coordinator.kind === "switch" ? flow.entries.slice(0, 1) : flow.entries;
      shown.forEach((entry, index) =>
        addEntry(
          entry, flow.coordinator,
          index === 0 || coordinator.kind !== "stack" ? null : entryAt(entry).presentation, depth));
    }
    addSlots(flow.slots, coordinator.slots, flow.coordinator, depth);
  };
  addFlow(state[0], 0);
  const values = assignments(data.variables, state.slice(1));
  if (values.length > 0) levels.unshift({ kind: "notes", coordinator: null, depth: 0, notes: values });
  return levels;
};

/** The active screens without those that only host others. */
const activeScreens = (levels) =>
  levels.filter((level) => level.kind === "screen" && level.isActive && !level.hosts)
    .map((level) => level.screen);

const topName = (levels) => {
  const active = activeScreens(levels);
  return active.length > 0 ? screenName(active[active.length - 1]) : "nothing";
};
