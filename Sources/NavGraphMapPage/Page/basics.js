// Shared by all parts of the page: the data, elements made of text, addresses.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("ui-data").textContent);
const store = JSON.parse(byId("ui-states").textContent);
const edition = byId("ui-states").dataset.edition;
const stage = byId("ui-stage");
const sheet = byId("ui-sheet");
const picture = sheet.querySelector("svg");
const content = byId("ui-content");

// Invisible characters and those that change the direction of text are written out.
const hiddenCharacter =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

const visible = (text) =>
  String(text).replace(hiddenCharacter, (character) =>
    character === "\n"
      ? "\\n"
      : `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);

/** A name, shortened to fit into a line. */
const short = (text, limit = 120) => {
  const characters = Array.from(String(text).slice(0, 2 * limit + 2));
  return characters.length > limit ? characters.slice(0, limit).join("") + "…" : String(text);
};

/** An element; strings among the children become text, never markup. */
const el = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : visible(child));
  }
  return element;
};

const name = (text) => el("bdi", {}, short(text));
const quiet = (...children) => el("span", { class: "ui-quiet" }, ...children);
const heading = (text) => el("h3", {}, text);
const paragraph = (...children) => el("p", {}, ...children);
const badge = (text, kind = "") => el("span", { class: `ui-badge ${kind}` }, text);
const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

// The tool checks the template of addresses. This check is for data from elsewhere.
const isHarmless = (address) => /^(https?|vscode|xcode):/i.test(address) || !/^[^/?#]*:/.test(address);

const sourceLink = (source) =>
  source.address && isHarmless(source.address)
    ? el("a", { class: "ui-source", href: source.address, rel: "noreferrer" }, source.text)
    : el("span", { class: "ui-source" }, source.text);

/** A sentence of the tool, with code in backquotes. */
const prose = (text) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? el("code", {}, part) : part));

const announce = (text) => { byId("ui-announcer").textContent = visible(text); };

// The page's address contains its position, so that it can be shared and the browser's back button works.

const address = (...parts) => "#" + parts.map((part) => encodeURIComponent(part)).join("/");

const go = (...parts) => { location.hash = address(...parts); };

const place = () => {
  try {
    return location.hash.replace(/^#/, "").split("/").filter((part) => part !== "")
      .map(decodeURIComponent);
  } catch {
    return ["unknown"];
  }
};

const link = (parts, ...children) => el("a", { href: address(...parts) }, ...children);

/** One stop for Tab; arrow keys, Home and End move within the list. */
const roving = (list, selector = "a, button") => {
  const items = () => Array.from(list.querySelectorAll(selector)).filter((item) => !item.disabled);
  items().forEach((item, index) => { item.tabIndex = index === 0 ? 0 : -1; });
  list.addEventListener("keydown", (event) => {
    const all = items();
    const index = all.indexOf(document.activeElement);
    if (index < 0) return;
    const target = {
      ArrowDown: all[index + 1], ArrowRight: all[index + 1], ArrowUp: all[index - 1],
      ArrowLeft: all[index - 1], Home: all[0], End: all[all.length - 1],
    }[event.key];
    if (!target) return;
    event.preventDefault();
    all[index].tabIndex = -1;
    target.tabIndex = 0;
    target.focus();
  });
  return list;
};
