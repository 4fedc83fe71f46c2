// What the rules found, and ways that are followed step by step.

const findingItem = (finding) =>
  el("li", { class: `ui-finding ui-${finding.severity}` },
    link(["finding", data.findings.indexOf(finding)], short(finding.message, 300)),
    el("div", { class: "ui-quiet" }, finding.severity, " · ", finding.rule));

const findingsPage = () => {
  const shown = data.findings.filter((finding) => !filters.rule.has(finding.rule));
  const missing = data.findings.length - shown.length;
  return el("div", {},
    data.findings.length === 0 && paragraph("No findings."),
    missing > 0 && paragraph(quiet(`${counted(missing, "finding")} not shown because of the filters. `)),
    ["error", "warning", "info"].map((severity) => {
      const group = shown.filter((finding) => finding.severity === severity);
      return group.length > 0 && [
        heading(severity === "info" ? "Info" : `${severity[0].toUpperCase()}${severity.slice(1)}s`),
        roving(el("ul", { class: "ui-list" }, group.map(findingItem))),
      ];
    }));
};

/** All steps to the last one, each with the state after it; the first is the start. */
const stepsOf = (way) => {
  const steps = [];
  for (let index = way; index !== null && index !== undefined; index = data.ways[index].parent) {
    steps.unshift(data.ways[index]);
  }
  return steps;
};

const wayPreview = (way, parts) => {
  const steps = stepsOf(way);
  if (steps.length === 1) return paragraph("The app starts with it.", walkLink(steps[0]));
  return [
    el("ol", { class: "ui-steps" }, steps.slice(1).map((step) => el("li", {}, short(step.words, 300)))),
    paragraph(link([...parts, 0], "Follow it step by step"), " ", walkLink(steps[steps.length - 1])),
  ];
};

/** Where the walk can go on from here. */
const walkLink = (step) =>
  step.place && [" ", link(walkParts(positionFrom(step.place)), "Walk on from there")];

const stepper = (way, parts, position) => {
  const steps = stepsOf(way);
  const number = Math.min(Math.max(0, position), steps.length - 1);
  const step = steps[number];
  const levels = levelsOf(step.state);
  markLevels(levels);
  announce(`${number === 0 ? "At the start" : `Step ${number} of ${steps.length - 1}: ${step.words}`}. `
    + `Now on ${topName(levels)}.`);
  const turn = (target, id, words) =>
    el("button", {
      type: "button", id, disabled: target < 0 || target >= steps.length,
      onclick: () => { focusAfterwards = id; go(...parts, target); },
    }, words);
  return el("div", { class: "ui-stepper" },
    el("div", { class: "ui-buttons" },
      turn(number - 1, "ui-previous", "‹ Back"),
      el("span", { class: "ui-position" }, `${number} of ${steps.length - 1}`),
      turn(number + 1, "ui-next", "Next ›")),
    el("div", { class: "ui-beside" },
      roving(el("ol", { class: "ui-steps", start: 0 }, steps.map((each, index) =>
        el("li", { value: index, class: index === number ? "ui-now" : index < number ? "ui-past" : "" },
          link([...parts, index], index === 0 ? "The app starts" : short(each.words, 300)),
          index === number && each.source && [" ", sourceLink(each.source)])))),
      el("div", {}, tower(levels, "The stack, bottom first"), paragraph(walkLink(step)))));
};

const findingPage = (number, position) => {
  const finding = data.findings[number];
  const rule = data.rules.find((each) => each.id === finding.rule);
  const where = finding.coordinator === null || finding.coordinator === undefined ? null
    : finding.route === null || finding.route === undefined ? coordinatorLink(finding.coordinator)
      : screenLink([finding.coordinator, finding.route]);
  const hasWay = finding.way !== null && finding.way !== undefined;
  if (!hasWay) {
    const element = typeof finding.route === "number"
      ? elementOfRoute([finding.coordinator, finding.route])
      : elementsOfCoordinator.get(data.coordinators[finding.coordinator]?.name);
    markScreen(element);
    bringIntoSight(element);
  }
  return el("article", {},
    backTo(["findings"], "All findings"),
    el("h2", { tabindex: -1, class: "ui-sentence" }, badge(finding.severity, `ui-${finding.severity}`), " ",
      short(finding.message, 600)),
    el("p", {}, where, " ", quiet(finding.rule), " ", sourceLink(finding.source)),
    hasWay && stepper(finding.way, ["finding", number], position),
    finding.remarks.map((remark) => el("p", { class: "ui-quiet" }, short(remark, 400))),
    finding.notes.map((note) => el("p", { class: "ui-quiet" }, short(note.text, 400), " ", sourceLink(note.source))),
    rule && [heading("What to do about it"), paragraph(...prose(rule.fix))]);
};

const wayPage = (reference, position) =>
  el("article", {},
    backTo(screenParts(reference), visible(short(routeAt(reference).name, 40))),
    el("h2", { tabindex: -1 }, "Path to ", name(routeAt(reference).name)),
    stepper(routeAt(reference).way, [...screenParts(reference), "way"], position));
