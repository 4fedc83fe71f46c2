// Filters of the map. Each filter contains what is hidden.

const filters = { coordinator: new Set(), kind: new Set(), trigger: new Set(), rule: new Set() };

const kindsOnMap = [...new Set(edges.map((edge) => edge.dataset.kind).filter(Boolean))];
const triggersOnMap = [...new Set(edges.flatMap((edge) => (edge.dataset.triggers ?? "").split(" ")))]
  .filter((trigger) => trigger !== "");
const rulesOnMap = [...new Set(data.findings.map((finding) => finding.rule))];

/** The names of rules at screens, edges and coordinators. */
const marksOnMap = new Map();
for (const text of picture.querySelectorAll("text.finding:not(.badge-text)")) {
  const element = text.closest("g");
  marksOnMap.set(element, [...(marksOnMap.get(element) ?? []), text]);
}

const hide = (element, isHidden) => element.classList.toggle("ui-left-out", isHidden);

const applyFilters = () => {
  for (const elements of [elementsOfCoordinator, farLabels]) {
    for (const [coordinator, element] of elements) hide(element, filters.coordinator.has(coordinator));
  }
  for (const element of picture.querySelectorAll("g.link")) {
    hide(element, filters.coordinator.has(element.dataset.coordinator));
  }
  const isGone = (id) => filters.coordinator.has(byId(id)?.dataset.coordinator);
  for (const edge of edges) {
    const triggers = (edge.dataset.triggers ?? "").split(" ").filter((each) => each !== "");
    hide(edge, isGone(edge.dataset.sourceId) || isGone(edge.dataset.targetId)
      || filters.kind.has(edge.dataset.kind)
      || (triggers.length > 0 && triggers.every((each) => filters.trigger.has(each))));
  }
  for (const [element, marks] of marksOnMap) {
    for (const text of marks) {
      const isHidden = filters.rule.has(text.textContent);
      hide(text, isHidden);
      if (text.previousElementSibling?.matches(".icon")) hide(text.previousElementSibling, isHidden);
    }
    element.classList.toggle(
      "ui-unmarked", marks.every((text) => filters.rule.has(text.textContent)));
  }
  const count = Object.values(filters).reduce((sum, each) => sum + each.size, 0);
  byId("ui-tab-filters").textContent = count > 0 ? `Filters (${count})` : "Filters";
};

const filterGroup = (title, group, values, words = (value) => value) =>
  values.length > 0 && el("fieldset", { "data-group": group },
    el("legend", {}, title),
    el("div", { class: "ui-buttons" },
      el("button", { type: "button", onclick: () => setAll(group, []) }, "All"),
      el("button", { type: "button", onclick: () => setAll(group, values) }, "None")),
    values.map((value) => el("label", { class: "ui-choice" },
      el("input", {
        type: "checkbox", checked: !filters[group].has(value), "data-value": short(value),
        onchange: (event) => {
          if (event.target.checked) filters[group].delete(value);
          else filters[group].add(value);
          applyFilters();
        },
      }), " ", name(words(value)))));

const setAll = (group, leftOut) => {
  filters[group] = new Set(leftOut);
  applyFilters();
  show();
};

const filtersPage = () => el("div", {},
  filterGroup("Findings of", "rule", rulesOnMap),
  filterGroup("Presentation", "kind", kindsOnMap),
  filterGroup("Trigger", "trigger", triggersOnMap, (trigger) => triggerWords[trigger] ?? trigger),
  filterGroup("Coordinators", "coordinator", data.coordinators.map((each) => each.name)));
