// A state as a list of levels, bottom to top.

const presentationWords = {
  push: "pushed", sheet: "sheet", cover: "cover", alert: "alert", dialog: "dialog",
  popover: "popover", overlay: "overlay", column: "column", window: "window",
};

const towerLevel = (level) => {
  if (level.kind === "tabs") {
    return el("li", { class: "ui-level ui-level-tabs", "data-depth": level.depth },
      level.tabs.map((tab, index) =>
        el("span", { class: index === level.selected ? "ui-tab-shown" : "ui-tab-kept" },
          index === level.selected ? "● " : "", name(screenName(tab)))),
      level.notes.length > 0 && quiet(level.notes.join(", ")));
  }
  if (level.kind === "notes") {
    return el("li", { class: "ui-level ui-level-notes", "data-depth": level.depth },
      level.coordinator !== null && [name(coordinatorAt(level.coordinator).name), ": "],
      level.notes.join(", "));
  }
  const isUsed = level.isActive && !level.hosts;
  const route = routeAt(routeOfScreen(level.screen));
  return el("li",
    {
      class: `ui-level ui-level-screen ui-stands-${level.presentation ?? "root"}`
        + (isUsed ? " ui-in-use" : "") + (level.hosts ? " ui-hosting" : ""),
      "data-depth": level.depth,
    },
    link(["screen", coordinatorAt(level.coordinator).name, route.name], name(screenName(level.screen))),
    el("span", { class: "ui-level-words" },
      [
        level.presentation === null ? null : presentationWords[level.presentation],
        short(coordinatorAt(level.coordinator).name, 40), isUsed ? "in use" : null,
      ].filter((word) => word !== null).join(" · ")),
    level.notes.length > 0 && el("span", { class: "ui-level-words" }, level.notes.join(", ")));
};

const tower = (levels, title) => {
  const list = el("ol", { class: "ui-tower", "aria-label": title }, levels.map(towerLevel));
  for (const item of list.children) {
    item.style.marginInlineStart = `${Math.min(6, Number(item.dataset.depth)) * 0.6}rem`;
  }
  return list;
};
