// SPDX-License-Identifier: Apache-2.0

import { t, named, language, pageLanguage } from "./words.js?key=STUDIO_KEY";

// MARK: The server

const key = new URLSearchParams(location.search).get("key") ?? "";

class Refused extends Error {
  constructor(status, words) {
    super(words);
    this.status = status;
  }
}

/// Asks the server; throws what it refuses with, in its words.
async function ask(method, path, body, options = {}) {
  const separator = path.includes("?") ? "&" : "?";
  let reply;
  try {
    reply = await fetch(`/api/${path}${separator}language=${encodeURIComponent(language)}`, {
      method, headers: { "X-Studio-Key": key },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body), ...options,
    });
  } catch {
    throw new Refused(0, t("noConnection"));
  }
  if (!reply.ok) throw new Refused(reply.status, (await reply.json()).error ?? String(reply.status));
  return path.includes("/export") ? reply.blob() : reply.json();
}

// MARK: Elements

/// Makes an element; what begins with "on" listens, what is nothing is left out.
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  return fill(element, children);
}

/// Puts things into an element in place of what is there; what is nothing is left out.
function fill(element, ...children) {
  element.replaceChildren(...children.flat(9).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

const $ = selector => document.querySelector(selector);
const main = $("#main");
let lastId = 0;
const newId = () => `e${++lastId}`;

function announce(words) {
  $("#live").textContent = "";
  requestAnimationFrame(() => { $("#live").textContent = words; });
}

// Each symbol is drawn on a square of 24.
const drawings = {
  "play": "M7 4l13 8-13 8z", "plus": "M12 5v14M5 12h14", "sun": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  "moon": "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z", "house": "M3 11l9-8 9 8M6 9v11h12V9M10 20v-6h4v6",
  "book": "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  "bus": "M5 4h14v13H5zM5 11h14M7 17v3M17 17v3M8 14h.1M16 14h.1", "car": "M4 16v-4l2-6h12l2 6v4zM4 12h16M7 16v3M17 16v3",
  "figure": "M13 3.5a1.5 1.5 0 1 0 .1 0M7 11l4-3 3 1 2 3 3 1M11 8l-1 6 4 3v5M10 14l-2 4-4 1",
  "cart": "M2 4h3l3 11h10l3-8H7M9 20h.1M17 20h.1", "bell": "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4",
  "clock": "M12 3a9 9 0 1 0 .1 0M12 7v5l4 2", "alarm": "M12 5a8 8 0 1 0 .1 0M12 9v4l3 2M3 5l3-2M21 5l-3-2", "timer": "M12 6a8 8 0 1 0 .1 0M12 10v4M10 2h4",
  "calendar": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4", "star": "M12 3l2.8 6 6.2.7-4.600 4.200 1.300 6.300L12 17l-5.700 3.200 1.300-6.300L3 9.700 9.200 9z",
  "heart": "M12 20S3 14.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 14.500 12 20 12 20z",
  "envelope": "M3 6h18v13H3zM3 7l9 7 9-7", "phone": "M6 3l4 1 1 4-2 2c1 2 3 4 5 5l2-2 4 1 1 4-3 3C10 20 4 14 3 6z",
  "music": "M9 18V5l11-2v13M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3M20 16a3 3 0 1 1-3-3 3 3 0 0 1 3 3",
  "bolt": "M13 2L5 14h6l-1 8 9-13h-6z", "flame": "M12 3c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 2-2 2-5 1-9z",
  "drop": "M12 3s7 7 7 12a7 7 0 0 1-14 0c0-5 7-12 7-12z", "leaf": "M5 19C4 9 10 4 20 4c0 10-5 16-13 14M5 21c1-6 5-9 9-11",
  "camera": "M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.500 3.500 0 1 0 .1 0", "folder": "M3 6h7l2 3h9v10H3z", "globe": "M12 3a9 9 0 1 0 .1 0M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14", "gear": "M3 7h9M18 7h3M15 4v6M3 17h3M12 17h9M9 14v6",
  "lightbulb": "M9 18h6M10 21h4M8 15a6.500 6.500 0 1 1 8 0l-1 3H9z", "cup": "M4 8h13v6a6 6 0 0 1-13 0zM17 9h3v4h-3M8 2v3M13 2v3",
  "doc": "M6 3h8l4 4v14H6zM14 3v4h4", "text": "M4 6h16M4 11h16M4 16h10", "number": "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16",
  "list": "M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1", "questionmark": "M4 4h16v13h-8l-4 4v-4H4zM10 8.500a2 2 0 1 1 2.500 2c-.5.200-.5.500-.5 1M12 14.200h.1",
  "arrow": "M5 20V4M5 12h6c4 0 6-2 6-6V4M14 7l3-3 3 3", "square": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  "x": "M4 7c3-2 5 0 6 5s3 7 6 5M16 7c-4 1-6 9-10 10", "desktopcomputer": "M3 4h18v12H3zM9 20h6M12 16v4",
  "pencil": "M4 20l1-5L16 4l4 4L9 19z", "airplane": "M12 2l2 8 8 4v2l-8-2-1 5 3 2v1l-4-1-4 1v-1l3-2-1-5-8 2v-2l8-4z",
  "handle": "M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1", "ellipsis": "M5 12h.1M12 12h.1M19 12h.1", "xmark": "M6 6l12 12M18 6L6 18",
  "chevron": "M15 5l-7 7 7 7", "trash": "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14", "share": "M12 15V3M8 7l4-4 4 4M5 12v9h14v-9", "import": "M12 3v12M8 11l4 4 4-4M5 15v6h14v-6",
  "undo": "M4 9h10a6 6 0 0 1 0 12h-3M8 5L4 9l4 4", "redo": "M20 9H10a6 6 0 0 0 0 12h3M16 5l4 4-4 4", "copy": "M8 8h12v12H8zM16 8V4H4v12h4", "check": "M5 13l5 5L20 7", "person": "M12 4a4 4 0 1 0 .1 0M4 21c0-9 16-9 16 0",
};
const pickable = ["sun", "moon", "house", "book", "bus", "car", "figure", "cart", "bell", "clock",
  "alarm", "timer", "calendar", "star", "heart", "envelope", "phone", "music", "bolt", "flame",
  "drop", "leaf", "camera", "folder", "globe", "map", "gear", "lightbulb", "cup", "person", "airplane",
  "list"];

/// The drawing of a symbol by the first part of its name; nothing for a symbol that is not known.
function drawing(symbol) {
  const path = drawings[(symbol ?? "").split(".")[0]];
  if (!path) return null;
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/// The symbol of a shortcut; without one the first letter of its name.
const glyph = shortcut => h("span", { class: "glyph", "aria-hidden": "true" },
  drawing(shortcut.icon) ?? ([...(shortcut.name.trim() || "?")][0]).toUpperCase());
const hue = shortcut => `c-${shortcut.color ?? "blue"}`;

function iconButton(symbol, label, onclick, more = {}) {
  return h("button", { type: "button", class: "plain", "aria-label": label, title: label, onclick, ...more }, drawing(symbol));
}

// MARK: Dragging

/// Lets an item be dragged, within its list or into others.
///
/// - item: what moves; handle: where it is taken.
/// - lists(): the lists that take it; each has its items as children.
/// - drop(list, index): called at the end, with the place that the item is to have.
function draggable(item, handle, { lists, isGrid = false, drop }) {
  let isHeld = false;
  // A finger that was held still drags; one that moves at once scrolls.
  item.addEventListener("touchmove", event => { if (isHeld) event.preventDefault(); }, { passive: false });
  handle.addEventListener("pointerdown", start => {
    if (start.button !== 0 || start.target.closest("button, input, select, textarea") && !handle.matches("button")) return;
    const isTouch = start.pointerType === "touch" && isGrid;
    let ghost = null, target = null, timer = null;
    const box = item.getBoundingClientRect();
    const mark = h("li", { class: "place", "aria-hidden": "true" });

    const begin = () => {
      isHeld = true;
      ghost = item.cloneNode(true);
      ghost.removeAttribute("id");
      ghost.classList.add("ghost");
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${Math.min(box.height, 220)}px`;
      ghost.style.overflow = "hidden";
      document.body.append(ghost);
      item.classList.add("dragged");
      document.body.classList.add("dragging");
    };
    const follow = event => {
      ghost.style.left = `${event.clientX - (start.clientX - box.left)}px`;
      ghost.style.top = `${event.clientY - Math.min(start.clientY - box.top, 200)}px`;
      const edge = 60;
      if (event.clientY < edge) scrollBy(0, -14);
      if (event.clientY > innerHeight - edge) scrollBy(0, 14);
      target = place(event.clientX, event.clientY);
      if (!target) return mark.remove();
      const [list, index] = [target.list, target.index];
      const items = [...list.children].filter(child => child !== mark);
      if (isGrid) list.insertBefore(item, items.filter(child => child !== item)[index] ?? null);
      else list.insertBefore(mark, items[index] ?? null);
    };
    /// The list under a point, the innermost, and the index in it.
    const place = (x, y) => {
      const under = lists().filter(list => {
        if (item.contains(list)) return false;
        const area = list.getBoundingClientRect();
        return y >= area.top - 12 && y <= area.bottom + 12 && x >= area.left - 24 && x <= area.right + 24;
      });
      const list = under.reduce((inner, list) => !inner || inner.contains(list) ? list : inner, null);
      if (!list) return null;
      const items = [...list.children].filter(child => child !== mark && (!isGrid || child !== item));
      const index = items.findIndex(child => {
        const area = child.getBoundingClientRect();
        return isGrid
          ? y < area.top || y < area.bottom && x < area.left + area.width / 2
          : y < area.top + Math.min(area.height / 2, 60);
      });
      return { list, index: index < 0 ? items.length : index };
    };
    const move = event => {
      if (event.pointerId !== start.pointerId) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 6;
      if (!ghost && far) {
        if (isTouch) return end(event);
        begin();
      }
      if (ghost) {
        event.preventDefault();
        follow(event);
      }
    };
    const end = event => {
      if (event.pointerId !== undefined && event.pointerId !== start.pointerId) return;
      clearTimeout(timer);
      isHeld = false;
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
      if (!ghost) return;
      ghost.remove();
      mark.remove();
      item.classList.remove("dragged");
      document.body.classList.remove("dragging");
      // A link under the pointer is not followed after a drag; its click comes at once or never.
      const still = click => { click.preventDefault(); click.stopPropagation(); };
      window.addEventListener("click", still, { capture: true });
      setTimeout(() => window.removeEventListener("click", still, { capture: true }), 0);
      drop(event.type === "pointerup" && target ? target : null);
    };
    const escape = event => { if (event.key === "Escape" && ghost) { target = null; end({ type: "escape" }); } };
    const listeners = { pointermove: move, pointerup: end, pointercancel: end, keydown: escape };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener);
    if (isTouch) timer = setTimeout(begin, 350);
  });
}

// MARK: Choosing

/// Opens a list of things below an input; it is filled by the caller.
///
/// - items(text, caret): what may be chosen, each with a title, a note and what is done for it.
/// - isOpen(text, caret): whether it opens by itself while something is typed.
function completing(input, { items, opens }) {
  const list = h("div", { class: "choices", role: "listbox", id: newId(), hidden: true });
  let shown = [], current = -1, asked = 0;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("autocomplete", "off");
  const close = () => {
    asked++;
    list.hidden = true;
    list.remove();
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const select = index => {
    current = index;
    [...list.querySelectorAll("[role=option]")].forEach((option, place) => {
      option.setAttribute("aria-selected", place === index);
      if (place === index) {
        option.scrollIntoView({ block: "nearest" });
        input.setAttribute("aria-activedescendant", option.id);
      }
    });
  };
  const pick = item => {
    close();
    item.pick();
    input.focus();
  };
  const open = async all => {
    const turn = ++asked;
    const found = await items(all ? "" : input.value, input.selectionStart ?? 0);
    if (turn !== asked || !input.isConnected) return;
    shown = found;
    if (!found.length) return close();
    let heading = null;
    list.replaceChildren(...found.flatMap(item => {
      const option = h("div", {
        role: "option", id: newId(), "aria-selected": false,
        onpointerdown: event => event.preventDefault(), onclick: () => pick(item),
      }, item.title, item.note ? h("small", {}, item.note) : null);
      const title = item.section !== heading && item.section ? h("div", { class: "heading", role: "presentation" }, item.section) : null;
      heading = item.section;
      return title ? [title, option] : [option];
    }));
    (input.closest("dialog") ?? document.body).append(list);
    list.hidden = false;
    const box = input.getBoundingClientRect();
    list.style.left = `${box.left + scrollX}px`;
    list.style.top = `${box.bottom + scrollY}px`;
    list.style.width = `${Math.max(box.width, 220)}px`;
    if (box.left + 220 > innerWidth) list.style.left = `${Math.max(8, innerWidth - 230)}px`;
    input.setAttribute("aria-expanded", "true");
    select(-1);
  };
  input.addEventListener("input", () => opens(input.value, input.selectionStart ?? 0) ? open() : close());
  input.addEventListener("blur", close);
  input.addEventListener("keydown", event => {
    const isOpen = !list.hidden;
    if (event.key === "ArrowDown" && !event.altKey && (isOpen || input.tagName === "INPUT")) {
      event.preventDefault();
      if (isOpen) select((current + 1) % shown.length); else open(true);
    } else if (event.key === "ArrowUp" && isOpen) {
      event.preventDefault();
      select((Math.max(current, 0) + shown.length - 1) % shown.length);
    } else if ((event.key === "Enter" || event.key === "Tab") && isOpen && (current >= 0 || event.key === "Enter")) {
      if (event.key === "Enter") event.preventDefault();
      if (shown[Math.max(current, 0)]) pick(shown[Math.max(current, 0)]);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  return { open };
}

/// A button that opens a menu of commands, each with a label and what it does.
function menuButton(label, commands) {
  const button = iconButton("ellipsis", label, () => menu ? close() : open(),
    { "aria-haspopup": "menu", "aria-expanded": "false" });
  let menu = null;
  const close = () => {
    // What has the focus loses it when it is removed, which closes the menu once more.
    const old = menu;
    menu = null;
    old?.remove();
    button.setAttribute("aria-expanded", "false");
  };
  const open = () => {
    menu = h("div", { class: "menu", role: "menu", "aria-label": label }, commands().map(([words, run, isOff]) =>
      h("button", { type: "button", role: "menuitem", disabled: isOff, onclick: () => { close(); run(); } }, words)));
    document.body.append(menu);
    const box = button.getBoundingClientRect();
    menu.style.top = `${box.bottom + scrollY}px`;
    menu.style.left = `${Math.max(8, Math.min(box.right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8)) + scrollX}px`;
    button.setAttribute("aria-expanded", "true");
    const buttons = [...menu.querySelectorAll("button:not(:disabled)")];
    buttons[0]?.focus();
    menu.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
      } else if (event.key === "Escape" || event.key === "Tab") {
        close();
        button.focus();
      }
    });
    menu.addEventListener("focusout", event => { if (!menu?.contains(event.relatedTarget)) close(); });
  };
  return button;
}

function dialog(title, ...content) {
  const heading = newId();
  const box = h("dialog", { "aria-labelledby": heading, onclose: () => box.remove() },
    h("h2", { id: heading }, title), content);
  document.body.append(box);
  box.showModal();
  return box;
}

// MARK: The library

/// Tells what was just deleted, and brings it back; shown once.
let farewell = null;

let state = { shortcuts: [], actions: [], colors: [], gallery: [], suggestions: [], isNoting: true, automations: null, unreadable: [] };
let byName = new Map();

async function load() {
  state = await ask("GET", "state");
  byName = new Map(state.actions.map(action => [action.name, action]));
}

const countActions = actions => (actions ?? []).reduce((sum, action) => sum + 1 + countActions(action.then)
  + countActions(action.otherwise) + countActions(action.do)
  + (action.choices ?? []).reduce((inner, choice) => inner + countActions(choice.do), 0), 0);

function shortcutCard(shortcut) {
  const card = h("li", { class: `card ${hue(shortcut)}`, "data-id": shortcut.id },
    h("div", { class: "top" }, glyph(shortcut),
      h("button", { type: "button", "aria-label": t("runNamed", shortcut.name), title: t("run"),
        onclick: () => startRun(shortcut) }, drawing("play"))),
    h("a", { href: `#/${encodeURIComponent(shortcut.id)}`, draggable: "false", "aria-describedby": "reorder",
      onkeydown: event => nudgeCard(event, card) }, shortcut.name || t("untitled")),
    h("span", { class: "note" }, shortcut.phrases?.length ? `“${shortcut.phrases[0]}”` : t("actionCount", countActions(shortcut.actions))));
  return card;
}

/// Moves a card by Alt and an arrow key.
function nudgeCard(event, card) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!event.altKey || !step) return;
  event.preventDefault();
  const cards = [...card.parentNode.children];
  const place = cards.indexOf(card) + step;
  if (place < 0 || place >= cards.length) return;
  card.parentNode.insertBefore(card, step < 0 ? cards[place] : cards[place].nextSibling);
  event.target.focus();
  announce(t("moved", event.target.textContent, place + 1, cards.length));
  keepOrder(card.parentNode);
}

async function keepOrder(list) {
  const ids = [...list.children].map(card => card.dataset.id).filter(Boolean);
  state.shortcuts.sort((one, two) => ids.indexOf(one.id) - ids.indexOf(two.id));
  await tell(ask("POST", "order", { ids }));
}

/// Waits for the server; what it refuses is said.
async function tell(promise) {
  try {
    return await promise;
  } catch (error) {
    const box = dialog(t("failed"), h("p", {}, error.message), h("div", { class: "bar" },
      h("button", { type: "button", class: "main", onclick: () => box.close() }, t("close"))));
    return null;
  }
}

function section(title, content) {
  const id = newId();
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), content);
}

/// A card of something that is not in the library yet.
///
/// - added(id): called once it is there.
function offerCard(shortcut, note = shortcut.about ?? t("actionCount", countActions(shortcut.actions)), added = () => {}) {
  return h("li", { class: `card ${hue(shortcut)}` },
    h("div", { class: "top" }, glyph(shortcut),
      h("button", { type: "button", "aria-label": `${t("add")}: ${shortcut.name}`, title: t("add"),
        onclick: () => offer(new Blob([JSON.stringify(shortcut)]), false, added) }, drawing("plus"))),
    h("strong", {}, shortcut.name), h("span", { class: "note" }, note));
}

/// What the person does again and again, how that was concluded, and how it is forgotten.
function suggestionSection() {
  if (!state.suggestions.length && state.isNoting) return null;
  const id = newId();
  const noting = h("input", { type: "checkbox", id, checked: state.isNoting, onchange: async () => {
    if (!await tell(ask("POST", "activity", { isOn: noting.checked }))) noting.checked = state.isNoting;
    else await again();
  } });
  return section(t("suggestions"), [
    h("ul", { class: "cards" }, state.suggestions.map(({ shortcut, reason, when, time }) =>
      offerCard(shortcut, reason ?? t("often"), when ? added => runByItself(added, when, time) : undefined))),
    h("p", { class: "bar keep" }, noting, h("label", { for: id }, t("noteWhatIDo")), h("span", { class: "wide faint" }, t("staysHere")),
      h("button", { type: "button", id: "forget", disabled: !state.suggestions.length, onclick: async () => {
        if (await tell(ask("DELETE", "activity"))) await again();
      } }, t("forget"))),
  ]);
}

/// Loads and shows the library once more.
async function again() {
  await tell(load());
  showLibrary();
}

/// Offers that a shortcut runs by itself when it was done so far.
function runByItself(id, when, time) {
  const box = dialog(t("runByItself"), h("p", {}, time), h("div", { class: "bar" },
    h("button", { type: "button", onclick: () => box.close() }, t("no")),
    h("button", { type: "button", class: "main", onclick: async () => {
      box.close();
      await tell(ask("POST", "automations", { shortcut: id, when }));
    } }, t("yes"))));
}

function showLibrary() {
  document.title = t("shortcuts");
  const list = h("ul", { class: "cards", id: "cards" });
  const none = h("p", { class: "empty" }, t("noShortcuts"));
  const find = words => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = state.shortcuts.filter(shortcut => wanted.every(word =>
      [shortcut.name, ...(shortcut.phrases ?? []), shortcut.about ?? ""].join(" ").toLowerCase().includes(word)));
    list.replaceChildren(...found.map(shortcutCard));
    none.hidden = found.length > 0;
    none.textContent = state.shortcuts.length ? t("noneFound") : t("noShortcuts");
    if (wanted.length) return;
    for (const card of list.children) {
      draggable(card, card, { lists: () => [list], isGrid: true, drop: target => {
        if (!target) return find("");
        keepOrder(list);
        announce(t("moved", card.querySelector("a").textContent, [...list.children].indexOf(card) + 1, list.children.length));
      } });
    }
  };
  const file = h("input", { type: "file", hidden: true, id: "file", onchange: () => {
    if (file.files[0]) offer(file.files[0], true);
    file.value = "";
  } });
  main.className = "";
  fill(main,
    h("div", { class: "bar" }, h("h1", { tabindex: "-1" }, t("shortcuts")),
      h("button", { type: "button", id: "import", onclick: () => file.click() }, drawing("import"), t("importFile")),
      h("button", { type: "button", id: "new", class: "main", onclick: newShortcut }, drawing("plus"), t("newShortcut")), file),
    h("p", { class: "bar seek" }, h("input", { type: "search", class: "wide", "aria-label": t("search"), placeholder: t("search"),
      oninput: event => find(event.target.value) })),
    h("p", { class: "unseen", id: "reorder" }, t("reorderHint")), farewell,
    h("div", { class: "grid" }, list), none,
    suggestionSection(),
    state.automations ? section(t("automations"), [
      h("ul", { class: "rowlist" }, state.automations.map(automationRow)),
      h("button", { type: "button", id: "automate", disabled: !state.shortcuts.length, onclick: newAutomation }, drawing("plus"), t("newAutomation")),
    ]) : null,
    state.gallery.length ? section(t("gallery"), state.gallery.map(category => {
      const id = newId();
      return h("section", { "aria-labelledby": id, "data-category": category.id }, h("h3", { id }, category.title),
        h("ul", { class: "cards" }, category.shortcuts.map(shortcut => offerCard(shortcut))));
    })) : null,
    state.unreadable.length ? section(t("unreadable"), h("ul", { class: "faint" }, state.unreadable.map(words => h("li", {}, words)))) : null);
  find("");
  farewell = null;
}

function automationRow(automation) {
  const id = newId();
  const box = h("input", { type: "checkbox", id, checked: automation.isOn, onchange: async () => {
    const done = await tell(ask("POST", `automations/${encodeURIComponent(automation.id)}`, { isOn: box.checked }));
    if (done) automation.isOn = box.checked; else box.checked = automation.isOn;
  } });
  return h("li", {}, box, h("label", { for: id }, h("strong", {}, automation.title), h("br"), h("span", { class: "faint" }, automation.subtitle)),
    iconButton("trash", `${t("delete")}: ${automation.title}`, async () => {
      if (await tell(ask("DELETE", `automations/${encodeURIComponent(automation.id)}`))) await again();
    }));
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/// The name of a weekday; 1 January 2024 was a Monday.
const weekdayName = index => new Date(2024, 0, 1 + index).toLocaleDateString(pageLanguage, { weekday: "short" });

/// Asks which shortcut is to run by itself, and when.
function newAutomation() {
  const labelled = (label, control) => {
    control.id = newId();
    return h("div", { class: "field" }, h("label", { for: control.id }, label), control);
  };
  const input = (name, attributes) => h("input", { "data-field": name, required: true, ...attributes });
  const shortcut = h("select", { "data-field": "shortcut" }, state.shortcuts.map(each => h("option", { value: each.id }, each.name)));
  const kinds = ["time", "sunrise", "sunset", "intent", "file", "login"];
  const kind = h("select", { "data-field": "kind", onchange: () => show() }, kinds.map(each => h("option", { value: each }, named("whenKinds", each))));
  const at = input("at", { type: "time", value: "08:00" }), minutes = input("minutes", { type: "number", min: -720, max: 720, value: "0" });
  const days = weekdays.map(day => h("input", { type: "checkbox", "data-day": day, checked: true }));
  const place = input("place", { placeholder: "52.5, 13.4" }), path = input("path", { placeholder: "/home/…" });
  const intent = h("select", { "data-field": "intent" }, state.actions.filter(action => action.app).map(action =>
    h("option", { value: action.name }, `${action.title} (${action.app})`)));
  const asks = h("input", { type: "checkbox", id: newId(), "data-field": "asks" });
  const week = h("fieldset", { class: "days" }, h("legend", {}, t("days")), days.map((day, index) => h("label", {}, day, weekdayName(index))));
  const parts = { time: [labelled(t("timeOfDay"), at), week], intent: [labelled(t("actions"), intent)], file: [labelled(t("path"), path)], login: [] };
  parts.sunrise = parts.sunset = [labelled(t("place"), place), labelled(t("minutesAfter"), minutes), week];
  const fields = h("div", { class: "fields" }), words = h("p", { role: "status", class: "fault", hidden: true });
  const show = () => fill(fields, parts[kind.value]);
  const trigger = () => {
    const chosen = days.filter(day => day.checked).map(day => day.dataset.day);
    const rest = chosen.length === 7 ? {} : { days: chosen };
    const [latitude, longitude] = place.value.split(",").map(Number);
    switch (kind.value) {
      case "time": return { kind: "time", at: at.value, ...rest };
      case "intent": return { kind: "intent", intent: intent.value };
      case "file": return { kind: "file", path: path.value };
      case "login": return { kind: "login" };
      default: return { kind: kind.value, latitude, longitude, minutes: Number(minutes.value), ...rest };
    }
  };
  const form = h("form", { class: "automation", onsubmit: async event => {
    event.preventDefault();
    try {
      await ask("POST", "automations", { shortcut: shortcut.value, when: trigger(), asksFirst: asks.checked });
    } catch (error) {
      words.hidden = false;
      words.textContent = error.message;
      return;
    }
    box.close();
    await again();
    $("#automate").focus();
  } }, h("div", { class: "fields" }, labelled(t("shortcut"), shortcut), labelled(t("when"), kind)), fields,
  h("p", {}, asks, " ", h("label", { for: asks.id }, t("askFirst"))), words,
  h("div", { class: "bar" }, h("button", { type: "button", onclick: () => box.close() }, t("cancel")), h("button", { class: "main" }, t("add"))));
  show();
  const box = dialog(t("newAutomation"), form, h("p", { class: "faint" }, t("automationsRun")));
}

async function newShortcut() {
  const names = new Set(state.shortcuts.map(shortcut => shortcut.name));
  let name = t("untitled");
  for (let number = 2; names.has(name); number++) name = `${t("untitled")} ${number}`;
  const color = state.colors[state.shortcuts.length % Math.max(1, state.colors.length)];
  const made = await tell(ask("POST", "shortcuts", { shortcut: { id: "new", name, color } }));
  if (!made) return;
  state.shortcuts.push(made.shortcut);
  location.hash = `#/${encodeURIComponent(made.shortcut.id)}`;
}

/// Shows what a shortcut of a file or of the gallery does, asks its questions, and takes it in.
///
/// - added(id): called once it is there.
async function offer(file, isForeign, added = () => {}) {
  const title = (file.name ?? "").replace(/\.[^.]*$/, "");
  const preview = await tell(ask("POST", `import?name=${encodeURIComponent(title)}`, file));
  if (!preview) return;
  const { shortcut, lines, reaches, faults } = preview;
  const body = h("div", { class: "scroll" }, h("h3", {}, t("whatItDoes")),
    h("ol", { class: "outline" }, lines.map(line => h("li", { class: `d${Math.min(line.depth, 3)}` }, line.text))),
    reaches.length ? h("p", { class: "fault" }, reaches.map(reach => `${named("reaches", reach)} `), t("asksFirst")) : null,
    faults.length ? [h("h3", {}, t("toMend")), h("ul", {}, faults.map(fault => h("li", { class: "faint" }, `${fault.place} ${fault.reason}`)))] : null,
    shortcut.questions?.length ? [h("h3", {}, t("whatItAsks")), h("ul", {}, shortcut.questions.map(question => h("li", {}, question.text)))] : null);
  const take = h("button", { type: "button", class: "main", id: "take", onclick: async () => {
    take.remove();
    await answerWhatItAsks(box, body, shortcut, isForeign, added);
  } }, t("add"));
  const box = dialog(t("importTitle", shortcut.name), body,
    h("div", { class: "bar" }, h("button", { type: "button", onclick: () => box.close() }, t("cancel")), take));
}

/// Asks in a dialog what a shortcut has to know that is added, and shows it once it is there.
async function answerWhatItAsks(box, body, shortcut, isForeign, added) {
  const words = h("p", { role: "status", id: "adding-words" }), place = h("div", {});
  fill(body, words, place);
  let isOver = false;
  try {
    const { id, run } = await ask("POST", "additions", { shortcut, isForeign });
    box.addEventListener("close", () => { if (!isOver) ask("POST", `runs/${run}/cancel`, {}).catch(() => {}); });
    for (let count = 0; !isOver;) {
      const news = await ask("GET", `runs/${run}?after=${count}`);
      count += news.events.length;
      for (const event of news.events) {
        if (event.kind === "question") {
          fill(place, asking(event, value => ask("POST", `runs/${run}/answer`, value).catch(error => { words.textContent = error.message; })));
          focusAnswer(place);
        } else if (event.kind === "answered") fill(place);
        else if (event.kind === "end") {
          isOver = true;
          words.textContent = event.text;
          if (event.outcome !== "answered") return;
          box.close();
          await load();
          location.hash = `#/${encodeURIComponent(id)}`;
          announce(event.text);
          added(id);
        }
      }
    }
  } catch (error) {
    isOver = true;
    words.textContent = error.message;
  }
}

document.addEventListener("dragover", event => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
document.addEventListener("drop", event => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  offer(file, true);
});

// MARK: Documents

/// Calls a function for each action in the order of reading, with its place in the document.
function walk(actions, visit, place = "actions") {
  actions.forEach((action, index) => {
    const here = `${place}[${index}]`;
    visit(action, here);
    for (const [list, inner] of bodies(action)) walk(list, visit, `${here}.${inner}`);
  });
}

/// The lists inside an action, each with its place in it.
function bodies(action) {
  if (action.choices) return action.choices.map((choice, index) => [choice.do, `choices[${index}].do`]);
  return ["then", "otherwise", "do"].filter(name => action[name]).map(name => [action[name], name]);
}

/// Puts in what a document may leave out.
function complete(actions) {
  for (const action of actions) {
    action.with ??= {};
    const body = byName.get(action.action)?.body;
    if (body === "then" || action.then || action.otherwise) {
      action.then ??= [];
      action.otherwise ??= [];
    } else if (body === "do") action.do ??= [];
    else if (body === "choices") action.choices ??= [];
    for (const choice of action.choices ?? []) choice.do ??= [];
    for (const [list] of bodies(action)) complete(list);
  }
  return actions;
}

const completed = shortcut => ({ ...shortcut, phrases: shortcut.phrases ?? [], actions: complete(structuredClone(shortcut.actions ?? [])) });

/// A text by which two values can be told apart, whatever the order of their fields.
const fingerprint = value => JSON.stringify(value, (name, part) =>
  part && typeof part === "object" && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).filter(([, inner]) => inner !== undefined && inner !== null).sort(([one], [two]) => one < two ? -1 : 1)) : part);

/// A value in words.
function words(value) {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return value.title ?? value.text ?? value.value ?? value.name ?? JSON.stringify(value);
  return typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
}

const onlyVariable = value => typeof value === "string" && /^\$\{[^}]+\}$/.test(value);

/// The symbol of an action on the colour of its kind.
const kindMark = action => h("span", { class: `kind c-${action?.color ?? "gray"}`, "aria-hidden": "true" },
  drawing(action?.symbol) ?? "?");

// MARK: The editor

let editor = null;

class Editor {
  constructor(shortcut) {
    this.base = shortcut;
    this.doc = completed(shortcut);
    this.past = [];
    this.future = [];
    this.faults = [];
    this.lists = new Map();
    this.show();
    this.check();
  }

  // What is shown

  show() {
    document.title = this.doc.name;
    this.status = h("p", { class: "state faint", role: "status", id: "state" });
    this.undoButton = h("button", { type: "button", id: "undo", onclick: () => this.step(this.past, this.future) }, drawing("undo"), h("span", { class: "word" }, t("undo")));
    this.redoButton = h("button", { type: "button", id: "redo", onclick: () => this.step(this.future, this.past) }, drawing("redo"), h("span", { class: "word" }, t("redo")));
    this.undoButton.setAttribute("aria-label", t("undo"));
    this.redoButton.setAttribute("aria-label", t("redo"));
    this.actionsPart = h("section", { "aria-labelledby": "actions-title" });
    this.titlePart = h("div", { class: "title" });
    fill(main, h("div", { class: "editor" },
      h("div", { class: "bar tools" },
        h("button", { type: "button", id: "back", onclick: () => { location.hash = "#/"; }, "aria-label": t("back") }, drawing("chevron"), h("span", { class: "word" }, t("back"))),
        this.undoButton, this.redoButton,
        menuButton(t("more"), () => [
          [t("duplicate"), () => this.copy()], [t("export"), () => this.export("json", "json")],
          [t("exportApple"), () => this.export("apple", "shortcut")], [t("delete"), () => this.delete()]]),
        h("button", { type: "button", class: "main", id: "run-button", onclick: () => this.run() }, drawing("play"), t("run"))),
      this.titlePart, this.status, this.settings(), this.actionsPart));
    this.showTitle();
    this.showActions();
  }

  showTitle() {
    const name = h("input", { id: "name", "aria-label": t("name"), value: this.doc.name, oninput: event => {
      this.change("name", () => { this.doc.name = event.target.value; });
      document.title = this.doc.name;
      this.showGlyph();
    } });
    this.glyphPart = h("div", {});
    this.showGlyph();
    fill(this.titlePart, this.glyphPart, name);
  }

  showGlyph() {
    this.glyphPart.className = hue(this.doc);
    fill(this.glyphPart, glyph(this.doc));
  }

  settings() {
    const area = (field, label, hint) => {
      const id = newId();
      return h("div", {}, h("label", { for: id }, label), h("textarea", {
        id, rows: 1, "data-field": field, "aria-describedby": hint ? `${id}h` : null,
        value: field === "phrases" ? this.doc.phrases.join("\n") : this.doc.about ?? "",
        oninput: event => this.change(field, () => {
          const text = event.target.value;
          if (field === "phrases") this.doc.phrases = text.split("\n").map(line => line.trim()).filter(Boolean);
          else this.doc.about = text || undefined;
        }) }), hint ? h("p", { class: "faint", id: `${id}h` }, hint) : null);
    };
    const radio = (group, value, isChosen, label, content, choose) => h("label", { class: content.class, title: label },
      content.part, h("input", { type: "radio", name: group, checked: isChosen, "aria-label": label, onchange: () => {
        this.change(null, choose);
        this.showGlyph();
      } }));
    return h("details", { class: "settings" },
      h("summary", {}, [this.doc.phrases.map(phrase => `“${phrase}”`).join(", ") || t("phrases"), t("look")].join(" · ")),
      h("div", {}, area("phrases", t("phrases"), t("phrasesHint")), area("about", t("about")),
        h("fieldset", { class: "swatches" }, h("legend", {}, t("color")), state.colors.map(color =>
          radio("color", color, (this.doc.color ?? "blue") === color, named("colors", color), { class: `dot c-${color}` }, () => { this.doc.color = color; }))),
        h("fieldset", { class: "swatches" }, h("legend", {}, t("icon")),
          radio("icon", "", !drawing(this.doc.icon), t("noIcon"), { class: "mark", part: "Aa" }, () => { this.doc.icon = undefined; }),
          pickable.map(icon => radio("icon", icon, (this.doc.icon ?? "").split(".")[0] === icon, icon, { class: "mark", part: drawing(icon) },
            () => { this.doc.icon = { sun: "sun.max", music: "music.note", figure: "figure.run", gear: "gearshape", cup: "cup.and.saucer" }[icon] ?? icon; })))));
  }

  showActions(focus) {
    const scroll = scrollY;
    this.lists.clear();
    this.number = 0;
    const list = this.list(this.doc.actions, "actions", t("actions"));
    fill(this.actionsPart, h("h2", { id: "actions-title" }, t("actions")),
      this.doc.actions.length ? null : h("p", { class: "empty" }, t("nothingYet")), list,
      this.adder(this.doc.actions, "actions", null));
    this.showFaults();
    this.undoButton.disabled = !this.past.length;
    this.redoButton.disabled = !this.future.length;
    scrollTo(0, scroll);
    if (focus) (this.block(focus.place)?.querySelector(focus.selector ?? ".handle") ?? this.block(focus.place))?.focus();
  }

  block(place) { return main.querySelector(`[data-place="${place}"]`); }

  list(actions, place, label) {
    const list = h("ol", { class: "blocks", "data-list": place, "aria-label": label });
    this.lists.set(list, actions);
    list.append(...actions.map((action, index) => this.actionBlock(action, actions, `${place}[${index}]`)));
    return list;
  }

  adder(actions, place, where) {
    return h("button", { type: "button", class: where ? "adds" : "adds main", "data-add": place,
      onclick: () => this.pick(actions, place), "aria-label": where ? t("addActionTo", where) : null }, drawing("plus"), t("addAction"));
  }

  actionBlock(action, siblings, place) {
    const known = byName.get(action.action);
    const title = known?.title ?? action.action;
    const number = ++this.number;
    const id = newId();
    const handle = iconButton("handle", t("handle", title), () => {}, { class: "plain handle", "aria-describedby": "handle-hint" });
    const block = h("li", { class: "block", "data-place": place, "data-number": number - 1, tabindex: "-1", role: "listitem" },
      h("div", { role: "group", "aria-labelledby": id },
        h("div", { class: "head" }, handle,
          kindMark(known),
          h("span", { class: "name", id, title: known?.about }, h("span", { class: "unseen" }, t("step", number, "")), title, known?.app ? h("small", {}, known.app) : null),
          menuButton(t("moreOf", title), () => this.commands(action, siblings, place)),
          iconButton("xmark", `${t("delete")}: ${title}`, () => this.remove(siblings, action), { "data-delete": true })),
        h("div", { class: "fields" },
          (known?.parameters ?? []).map(parameter => this.field(action, parameter, place)),
          known && !known.body ? this.resultField(action, place) : null),
        this.bodyParts(action, place)));
    block.addEventListener("keydown", event => this.key(event, action, siblings, place));
    draggable(block, handle, { lists: () => [...this.lists.keys()], drop: target => {
      if (target) this.move(action, siblings, this.lists.get(target.list), target.index);
    } });
    return block;
  }

  bodyParts(action, place) {
    const part = (list, name, label) => h("div", { class: "inner", role: "group", "aria-label": label },
      h("p", { class: "label" }, label), this.list(list, `${place}.${name}`, label), this.adder(list, `${place}.${name}`, label));
    if (action.choices) {
      return [action.choices.map((choice, index) => h("div", { class: "inner", role: "group", "aria-label": `${t("item")} ${index + 1}` },
        h("div", { class: "with-button" }, h("input", { "aria-label": `${t("item")} ${index + 1}: ${t("itemTitle")}`, placeholder: t("itemTitle"), value: choice.title, "data-field": `choices${index}`,
          oninput: event => this.change(`${place}.choices${index}`, () => { choice.title = event.target.value; }) }),
          iconButton("xmark", `${t("removeItem")} ${index + 1}`, () => this.restructure(() => { action.choices.splice(index, 1); }, { place }))),
        this.list(choice.do, `${place}.choices[${index}].do`, choice.title || `${t("item")} ${index + 1}`),
        this.adder(choice.do, `${place}.choices[${index}].do`, choice.title || `${t("item")} ${index + 1}`))),
        h("div", { class: "inner" }, h("button", { type: "button", class: "adds", onclick: () => this.restructure(
          () => { action.choices.push({ title: "", do: [] }); }, { place, selector: `[data-field=choices${action.choices.length}]` }) }, drawing("plus"), t("addItem")))];
    }
    if (action.then) return [part(action.then, "then", t("then")), part(action.otherwise, "otherwise", t("otherwise"))];
    if (action.do) return [part(action.do, "do", t("each"))];
    return [];
  }

  // Values

  field(action, parameter, place) {
    const id = newId();
    const set = value => this.change(`${place}.${parameter.name}`, () => {
      if (value === undefined || value === "") delete action.with[parameter.name]; else action.with[parameter.name] = value;
    });
    const value = action.with[parameter.name];
    const control = parameter.isArray && !onlyVariable(value)
      ? this.rows(parameter, value, id, set, place) : this.control(parameter, value, id, set, place);
    return h("div", { class: "field", "data-parameter": parameter.name, title: parameter.about },
      h("label", { for: id }, parameter.title), control);
  }

  /// An input for each value of a list.
  rows(parameter, value, id, set, place) {
    const values = Array.isArray(value) ? [...value] : value === undefined ? [] : [value];
    const keep = () => {
      const given = values.filter(item => item !== undefined && item !== "");
      set(!given.length ? undefined : given.length === 1 && onlyVariable(given[0]) ? given[0] : given);
    };
    const rows = h("div", { class: "rows" });
    const draw = focus => {
      const shown = values.length ? values : [undefined];
      rows.replaceChildren(...shown.map((item, index) => h("div", { class: "with-button" },
        this.control(parameter, item, index ? newId() : id, given => { values[index] = given; keep(); }, place, index ? `${parameter.title} ${index + 1}` : null),
        iconButton("xmark", `${t("removeItem")} ${index + 1}`, () => { values.splice(index, 1); keep(); draw(Math.max(0, index - 1)); }))),
        h("button", { type: "button", class: "adds", onclick: () => { if (!values.length) values.push(undefined); values.push(undefined); draw(values.length - 1); } }, drawing("plus"), t("addItem")));
      if (focus !== undefined) rows.children[focus]?.querySelector("input, textarea, select")?.focus();
    };
    draw();
    return rows;
  }

  control(parameter, value, id, set, place, label = null) {
    const standard = parameter.standard;
    const hint = standard !== undefined && standard !== null ? words(this.choiceTitle(parameter, standard)) : parameter.isOptional ? t("optional") : t("asked");
    if (parameter.choices || parameter.kind === "boolean") return this.select(parameter, value, id, set, place, hint, label);
    const isNumber = ["integer", "number", "decimal"].includes(parameter.kind);
    const isLine = isNumber || parameter.hasValues;
    let given = value;
    const input = h(isLine ? "input" : "textarea", { id, rows: isLine ? null : parameter.isMultiline ? 3 : 1, value: words(value), placeholder: hint,
      "aria-label": label, inputmode: isNumber ? "text" : null, spellcheck: isLine ? "false" : null, "data-field": parameter.name });
    const read = text => {
      if (isNumber && /^\s*-?\d+([.,]\d+)?\s*$/.test(text)) return Number(text.trim().replace(",", "."));
      return text;
    };
    input.addEventListener("input", () => { given = read(input.value); set(given); });
    const variableItems = (text, caret) => {
      const start = text.slice(0, caret).match(/\$\{?([^${}]*)$/);
      const part = (start?.[1] ?? "").toLowerCase();
      return this.variables(place).filter(variable => variable.name.toLowerCase().includes(part)).map(variable => ({
        title: variable.name, note: variable.note, section: t("variables"), pick: () => {
          const now = input.value, end = input.selectionStart ?? now.length;
          const from = now.slice(0, end).match(/\$\{?[^${}]*$/)?.index ?? end;
          input.setRangeText(`\${${variable.name}}`, from, end, "end");
          input.dispatchEvent(new Event("input"));
        } }));
    };
    const completion = completing(input, {
      opens: (text, caret) => parameter.hasValues || /\$\{?[^${}]*$/.test(text.slice(0, caret)),
      items: async (text, caret) => {
        const variables = variableItems(input.value, caret);
        if (!parameter.hasValues || /\$\{?[^${}]*$/.test(text.slice(0, caret))) return variables;
        const values = await this.values(place, parameter);
        return [...values.filter(item => words(item).toLowerCase().includes(text.toLowerCase())).slice(0, 200).map(item => ({
          title: words(item), note: item.subtitle, section: t("values"), pick: () => { input.value = words(item); given = item; set(item); } })), ...variables];
      } });
    if (parameter.hasValues) input.addEventListener("click", () => completion.open(true));
    return h("div", { class: "with-button" }, input,
      iconButton("x", t("insertVariable", label ?? parameter.title), () => { input.focus(); completion.open(!parameter.hasValues); }, { "data-variable": parameter.name, tabindex: null }));
  }

  choiceTitle(parameter, value) { return parameter.choices?.find(choice => choice.value === value)?.title ?? value; }

  select(parameter, value, id, set, place, hint, label) {
    const flat = value && typeof value === "object" && !Array.isArray(value) ? value.value : value;
    const options = parameter.choices?.map(choice => [choice.value, choice.title, choice.value]) ?? [["true", t("yes"), true], ["false", t("no"), false]];
    const variables = () => this.variables(place).map(variable => [`\${${variable.name}}`, variable.name, `\${${variable.name}}`]);
    const all = () => [...options, ...variables()];
    const now = flat === undefined || flat === null ? "" : String(flat);
    const isKnown = now === "" || all().some(([name]) => name === now);
    const option = ([name, title]) => h("option", { value: name }, title);
    const group = h("optgroup", { label: t("variables") }, variables().map(option));
    const select = h("select", { id, "aria-label": label, "data-field": parameter.name,
      onchange: () => set(all().find(([name]) => name === select.value)?.[2]),
      // A result may have got its name since.
      onfocus: () => { const chosen = select.value; fill(group, variables().map(option)); select.value = chosen; } },
    h("option", { value: "" }, hint), options.map(option), isKnown ? null : h("option", { value: now }, now), group);
    select.value = now;
    return select;
  }

  resultField(action, place) {
    const id = newId();
    return h("div", { class: "field" }, h("label", { for: id }, t("resultName")),
      h("input", { id, value: action.as ?? "", placeholder: t("resultHint"), "data-field": "as", oninput: event => this.change(`${place}.as`, () => {
        action.as = event.target.value.trim() || undefined;
      }) }));
  }

  async values(place, parameter) {
    let action = null;
    walk(this.doc.actions, (each, here) => { if (here === place) action = each; });
    const given = {};
    for (const other of parameter.dependsOn) {
      const value = action?.with[other];
      // What a variable has is known when it runs.
      if (value === undefined || JSON.stringify(value).includes("${")) return [];
      given[other] = value;
    }
    Editor.known ??= new Map();
    const name = JSON.stringify([action?.action, parameter.name, given]);
    if (!Editor.known.has(name)) {
      try {
        const found = await ask("GET", `values?action=${encodeURIComponent(action.action)}&parameter=${encodeURIComponent(parameter.name)}&given=${encodeURIComponent(JSON.stringify(given))}`);
        Editor.known.set(name, found.values);
      } catch {
        return [];
      }
    }
    return Editor.known.get(name);
  }

  /// The variables that there are before an action, the nearest first.
  variables(place) {
    const found = [];
    let isBefore = true;
    walk(this.doc.actions, (action, here) => {
      if (here === place) isBefore = false;
      if (!isBefore) return;
      const title = byName.get(action.action)?.title ?? action.action;
      if (action.as && !found.some(variable => variable.name === action.as)) found.unshift({ name: action.as, note: t("resultOf", title) });
      if (action.do && place.startsWith(`${here}.do`)) {
        if (action.action === "RepeatEach") found.unshift({ name: "Item", note: named("variableNames", "Item") });
        found.unshift({ name: "Index", note: named("variableNames", "Index") });
      }
    });
    return [...found, ...["Result", "Input", "Now"].map(name => ({ name, note: named("variableNames", name) }))];
  }

  // Changes

  /// Changes one field; typing on in it is undone in one step.
  change(field, apply) {
    if (field === null || field !== this.lastField) this.remember();
    this.lastField = field;
    apply();
    this.changed();
  }

  /// Changes what blocks there are, and draws them.
  restructure(apply, focus) {
    this.remember();
    this.lastField = null;
    apply();
    this.showActions(focus);
    this.changed();
  }

  remember() {
    this.past.push(JSON.stringify(this.doc));
    if (this.past.length > 200) this.past.shift();
    this.future = [];
    this.undoButton.disabled = false;
    this.redoButton.disabled = true;
  }

  step(from, to) {
    if (!from.length) return;
    to.push(JSON.stringify(this.doc));
    this.doc = JSON.parse(from.pop());
    this.lastField = null;
    this.show();
    this.changed();
    (from === this.past ? this.undoButton : this.redoButton).focus();
  }

  placeOf(wanted) {
    let found = null;
    walk(this.doc.actions, (action, here) => { if (action === wanted) found = here; });
    return found;
  }

  move(action, from, to, index) {
    const old = from.indexOf(action);
    if (from === to && (index === old || index === old + 1)) return;
    this.restructure(() => {
      from.splice(old, 1);
      to.splice(from === to && index > old ? index - 1 : index, 0, action);
    });
    const place = this.placeOf(action);
    this.block(place)?.querySelector(".handle")?.focus();
    announce(t("moved", byName.get(action.action)?.title ?? action.action, to.indexOf(action) + 1, to.length));
  }

  remove(siblings, action) {
    const index = siblings.indexOf(action);
    const title = byName.get(action.action)?.title ?? action.action;
    this.restructure(() => { siblings.splice(index, 1); });
    const next = siblings[Math.min(index, siblings.length - 1)];
    (next ? this.block(this.placeOf(next))?.querySelector(".handle") : main.querySelector(".adds"))?.focus();
    announce(t("deleted", title));
  }

  /// Where an action goes by the keys and the menu; nothing where it cannot.
  ways(action, siblings, place) {
    const index = siblings.indexOf(action);
    const before = siblings[index - 1];
    const into = before && bodies(before)[0]?.[0];
    const outer = place.match(/^(.*)\.(then|otherwise|do|choices\[\d+\]\.do)\[\d+\]$/)?.[1];
    let parent = null, uncles = null;
    if (outer) {
      const search = list => list.forEach(each => {
        if (this.placeOf(each) === outer) { parent = each; uncles = list; }
        bodies(each).forEach(([inner]) => search(inner));
      });
      search(this.doc.actions);
    }
    return {
      up: index > 0 ? () => this.move(action, siblings, siblings, index - 1) : null,
      down: index < siblings.length - 1 ? () => this.move(action, siblings, siblings, index + 2) : null,
      in: into ? () => this.move(action, siblings, into, into.length) : null,
      out: parent ? () => this.move(action, siblings, uncles, uncles.indexOf(parent) + 1) : null,
    };
  }

  commands(action, siblings, place) {
    const ways = this.ways(action, siblings, place);
    return [
      [t("duplicate"), () => this.restructure(() => { siblings.splice(siblings.indexOf(action) + 1, 0, structuredClone(action)); })],
      [t("moveUp"), ways.up, !ways.up], [t("moveDown"), ways.down, !ways.down],
      [t("moveIn"), ways.in, !ways.in], [t("moveOut"), ways.out, !ways.out],
      [t("delete"), () => this.remove(siblings, action)]];
  }

  key(event, action, siblings, place) {
    if (event.target.closest("[data-place]").dataset.place !== place) return;
    const isTyping = event.target.matches("input, textarea, select");
    const way = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" }[event.key];
    if (event.altKey && way && !(isTyping && (way === "in" || way === "out"))) {
      event.preventDefault();
      this.ways(action, siblings, place)[way]?.();
    } else if (event.key === "Delete" && !isTyping) {
      event.preventDefault();
      this.remove(siblings, action);
    }
  }

  /// Lets an action be chosen from all that there are, and adds it to a list.
  pick(list, place) {
    const results = h("div", { class: "found scroll", role: "listbox", id: newId(), "aria-label": t("actions") });
    const input = h("input", { type: "search", role: "combobox", "aria-expanded": "true", "aria-controls": results.id, "aria-label": t("findAction"),
      placeholder: t("findAction"), "aria-autocomplete": "list", autocomplete: "off", id: "find" });
    let options = [], current = 0;
    const select = index => {
      current = index;
      options.forEach((option, number) => option.element.setAttribute("aria-selected", number === index));
      options[index]?.element.scrollIntoView({ block: "nearest" });
      if (options[index]) input.setAttribute("aria-activedescendant", options[index].element.id); else input.removeAttribute("aria-activedescendant");
    };
    const add = action => {
      box.close();
      const made = { action: action.name, with: {} };
      if (action.body === "choices") made.choices = [{ title: "", do: [] }, { title: "", do: [] }];
      complete([made]);
      this.restructure(() => { list.push(made); });
      const block = this.block(this.placeOf(made));
      block?.scrollIntoView({ block: "center" });
      (block?.querySelector(".fields input, .fields textarea, .fields select") ?? block?.querySelector(".handle"))?.focus();
      announce(action.title);
    };
    const fill = () => {
      const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      const score = action => wanted.every(word => action.title.toLowerCase().includes(word)) ? 0 : 1;
      const found = state.actions.filter(action => wanted.every(word =>
        `${action.title} ${action.name} ${action.app ?? ""} ${action.about ?? ""} ${named("categories", action.category)}`.toLowerCase().includes(word)));
      found.sort((one, two) => wanted.length ? score(one) - score(two) : 0);
      let heading = null;
      options = found.map(action => ({ action, element: h("div", { role: "option", id: newId(), "aria-selected": false, "data-action": action.name, onclick: () => add(action) },
        kindMark(action), h("span", {}, action.title, h("small", {}, [action.app, action.about].filter(Boolean).join(" · ")))) }));
      results.replaceChildren(...options.flatMap(({ action, element }) => {
        const group = action.app ?? named("categories", action.category);
        const title = !wanted.length && group !== heading ? h("div", { class: "heading", role: "presentation" }, group) : null;
        heading = group;
        return title ? [title, element] : [element];
      }));
      if (!options.length) results.replaceChildren(h("p", { class: "faint" }, t("noActions")));
      select(0);
    };
    const box = dialog(t("addAction"), input, results, h("div", { class: "bar" }, h("button", { type: "button", onclick: () => box.close() }, t("cancel"))));
    input.addEventListener("input", fill);
    input.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && options.length) {
        event.preventDefault();
        select((current + step + options.length) % options.length);
      } else if (event.key === "Enter" && options[current]) {
        event.preventDefault();
        add(options[current].action);
      }
    });
    fill();
    input.focus();
  }

  // Saving

  changed() {
    this.isDirty = true;
    this.say(t("saving"), "");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), 500);
  }

  say(text, kind, ...more) {
    this.status.className = `state ${kind || "faint"}`;
    this.status.dataset.state = kind || "busy";
    this.status.replaceChildren(text, ...more);
  }

  /// Keeps the document; what another program changed meanwhile is taken over.
  async save(isForced = false) {
    clearTimeout(this.timer);
    if (this.saving) {
      await this.saving.catch(() => {});
      if (!this.isDirty) return true;
    }
    this.isDirty = false;
    const sent = structuredClone(this.doc);
    this.saving = ask("PUT", `shortcuts/${encodeURIComponent(sent.id)}`, { shortcut: sent, base: isForced ? null : this.base }, { keepalive: JSON.stringify(sent).length < 25_000 });
    try {
      const saved = await this.saving;
      this.saving = null;
      this.base = saved.shortcut;
      const index = state.shortcuts.findIndex(shortcut => shortcut.id === sent.id);
      if (index >= 0) state.shortcuts[index] = saved.shortcut; else state.shortcuts.push(saved.shortcut);
      this.faults = saved.faults;
      const now = completed(saved.shortcut);
      if (!this.isDirty && fingerprint(now) !== fingerprint({ ...sent, version: now.version })) {
        this.doc = now;
        if (editor === this) this.show();
      }
      // What was changed meanwhile is not saved yet.
      if (this.isDirty) this.showFaults(); else this.sayFaults();
      return true;
    } catch (error) {
      this.saving = null;
      this.isDirty = true;
      this.say(`${t("unsaved")}: ${error.message} `, "bad", ...(error.status === 409 ? [
        h("button", { type: "button", onclick: async () => { await load(); open(this.doc.id); } }, t("theirs")), " ",
        h("button", { type: "button", onclick: () => this.save(true) }, t("mine"))] : []));
      return false;
    }
  }

  sayFaults() {
    this.say(this.faults.length ? t("faults", this.faults.length) : t("saved"), this.faults.length ? "bad" : "good");
    this.showFaults();
  }

  async check() {
    try {
      this.faults = (await ask("POST", "check", this.base)).faults;
      this.sayFaults();
    } catch (error) {
      this.say(error.message, "bad");
    }
  }

  /// Shows each fault next to its block.
  showFaults() {
    for (const old of main.querySelectorAll(".fault")) old.remove();
    for (const fault of this.faults) {
      const place = fault.place.match(/^actions\[\d+\](\.(then|otherwise|do|choices\[\d+\]\.do)\[\d+\])*/)?.[0];
      const block = place && this.block(place);
      const field = block && fault.place.slice(place.length).match(/^\.with\.([^.[]+)/)?.[1];
      const title = field ? byName.get(this.actionAt(place)?.action)?.parameters.find(parameter => parameter.name === field)?.title : null;
      const note = h("p", { class: "fault", id: newId() }, block ? `${title ? `${title} ` : ""}${fault.reason}` : `${fault.place} ${fault.reason}`);
      if (block) {
        block.querySelector(".head").after(note);
        block.querySelector(`[data-parameter="${field}"] [data-field]`)?.setAttribute("aria-describedby", note.id);
      } else this.status.after(note);
    }
  }

  actionAt(place) {
    let found = null;
    walk(this.doc.actions, (action, here) => { if (here === place) found = action; });
    return found;
  }

  // Sharing

  async copy() {
    await this.save();
    const made = await tell(ask("POST", "shortcuts", { shortcut: { ...this.doc, name: t("copyOf", this.doc.name), phrases: [] }, copyOf: this.doc.id }));
    if (!made) return;
    state.shortcuts.push(made.shortcut);
    location.hash = `#/${encodeURIComponent(made.shortcut.id)}`;
  }

  async export(form, ending) {
    if (!await this.save()) return;
    const file = await tell(ask("GET", `shortcuts/${encodeURIComponent(this.doc.id)}/export?form=${form}`));
    if (!file) return;
    const address = URL.createObjectURL(file);
    const name = this.doc.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "shortcut";
    h("a", { href: address, download: `${name}.${ending}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  async delete() {
    clearTimeout(this.timer);
    const done = await tell(ask("DELETE", `shortcuts/${encodeURIComponent(this.doc.id)}`));
    if (!done) return;
    this.isDirty = false;
    const gone = done.shortcut, index = state.shortcuts.findIndex(shortcut => shortcut.id === gone.id);
    state.shortcuts.splice(index, 1);
    editor = null;
    farewell = h("p", { class: "bar empty", role: "status" }, t("deleted", gone.name), h("button", { type: "button", onclick: async () => {
      const back = await tell(ask("PUT", `shortcuts/${encodeURIComponent(gone.id)}`, { shortcut: gone }));
      if (!back) return;
      state.shortcuts.splice(index, 0, back.shortcut);
      await tell(ask("POST", "order", { ids: state.shortcuts.map(shortcut => shortcut.id) }));
      location.hash = `#/${encodeURIComponent(gone.id)}`;
    } }, t("undo")));
    location.hash = "#/";
  }

  async run() {
    if (await this.save()) startRun(this.base);
  }
}

// MARK: Running

let run = null;
const runPart = $("#run");

/// A question with all that answers it: buttons for what can be named, and a line for the rest.
///
/// - send(value): takes the answer.
function asking({ question, text }, send) {
  const id = newId();
  const answer = value => {
    element.querySelectorAll("button, input").forEach(part => { part.disabled = true; });
    send(value);
  };
  const buttons = question.kind === "confirmation"
    ? [[question.actionNames?.[0] ?? t("yes"), { kind: "answer", value: true }], [t("no"), { kind: "answer", value: false }]]
    : (question.choices ?? []).map(choice => [[choice.title, choice.subtitle].filter(Boolean).join(", "), { kind: "choose", number: choice.number }]);
  if (question.takesEnd) buttons.push([t("noMore"), { kind: "answer", value: null }]);
  const input = h("input", { "aria-labelledby": id, placeholder: t("yourAnswer"), "data-answer": true, value: question.standard ?? "" });
  const form = question.accepts || !buttons.length ? h("form", { onsubmit: event => {
    event.preventDefault();
    if (input.value.trim()) answer(question.accepts?.kind === "text" ? { kind: "answer", value: input.value } : { kind: "line", text: input.value });
  } }, input, h("button", { class: "main" }, t("answer"))) : null;
  const element = h("div", { class: "question", role: "group", "aria-labelledby": id }, h("p", { id }, text || question.text),
    buttons.length ? h("div", { class: "bar", "data-choices": true }, buttons.map(([title, value]) => h("button", { type: "button", onclick: () => answer(value) }, title))) : null, form);
  return element;
}

function focusAnswer(part) {
  const input = part.querySelector("[data-answer]");
  (input ?? part.querySelector("button"))?.focus({ preventScroll: true });
  input?.select();
}

/// Where the page keeps what run it shows, for when it is loaded again.
const runKey = `run ${key}`;

class Run {
  constructor(shortcut, id = null) {
    this.shortcut = shortcut;
    this.id = id;
    this.count = 0;
    this.log = h("ol", { class: "log", "aria-live": "polite" });
    this.words = h("p", { class: "words", role: "status", id: "run-words" });
    this.bar = h("progress", { max: 1, hidden: true, "aria-label": t("running", shortcut.name) });
    this.button = h("button", { type: "button", id: "run-cancel", onclick: () => this.isEnded ? this.close() : this.cancel() }, t("cancel"));
    this.asks = h("div", {});
    runPart.setAttribute("aria-labelledby", "run-title");
    runPart.replaceChildren(h("div", { class: "bar" }, h("strong", { class: "wide", id: "run-title" }, t("running", shortcut.name)), this.button), this.log, this.bar, this.words, this.asks);
    runPart.hidden = false;
    clearRun();
  }

  async follow() {
    const isKnown = this.id !== null;
    try {
      this.id ??= (await ask("POST", "runs", { shortcut: this.shortcut.id })).run;
      sessionStorage.setItem(runKey, JSON.stringify({ id: this.id, shortcut: this.shortcut.id }));
      while (!this.isEnded) {
        const news = await ask("GET", `runs/${this.id}?after=${this.count}`);
        this.count += news.events.length;
        if (run !== this) return;
        for (const event of news.events) this.take(event);
        if (news.isEnded && !news.events.length) break;
      }
    } catch (error) {
      if (isKnown && error.status === 404) return this.close();
      this.end({ outcome: "failed", text: error.message });
    }
  }

  block(place) {
    return place === undefined || place === null || editor?.doc.id !== this.shortcut.id ? null
      : main.querySelector(`[data-number="${place}"]`);
  }

  take(event) {
    switch (event.kind) {
      case "step": return this.step(event);
      case "progress":
        this.bar.hidden = false;
        this.bar.value = event.fraction;
        if (event.text) this.words.textContent = event.text;
        return;
      case "question": return this.question(event);
      case "answered": return this.asked?.remove();
      case "end": return this.end(event);
    }
  }

  step(event) {
    const block = this.block(event.place);
    this.bar.hidden = true;
    if (event.result !== undefined && event.result !== null) {
      this.log.append(h("li", { class: "faint" }, `→ ${event.result}`));
      block?.querySelector(".outcome")?.remove();
      block?.querySelector(".fields").after(h("p", { class: "outcome" }, h("span", { class: "unseen" }, `${t("result")}: `), event.result));
    } else {
      for (const old of main.querySelectorAll(".block.running")) {
        old.classList.remove("running");
        old.classList.add("done");
      }
      this.log.append(h("li", {}, `${event.number}. ${event.title}`));
      this.place = event.place;
      block?.classList.add("running");
      block?.classList.remove("done");
      block?.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    }
    this.log.scrollTop = this.log.scrollHeight;
  }

  /// Asks in the block whose action asks, or else below.
  question({ question, text }) {
    this.asked?.remove();
    const answer = async value => {
      try {
        await ask("POST", `runs/${this.id}/answer`, value);
      } catch (error) {
        this.words.textContent = error.message;
      }
    };
    this.asked = asking({ question, text }, answer);
    const block = this.block(this.place);
    if (block) block.querySelector(".fields").after(this.asked); else this.asks.replaceChildren(this.asked);
    announce(text || question.text);
    this.asked.scrollIntoView({ block: "center" });
    focusAnswer(this.asked);
  }

  end(event) {
    this.isEnded = true;
    const hadFocus = this.asked?.contains(document.activeElement);
    this.asked?.remove();
    this.bar.hidden = true;
    const isDone = event.outcome === "answered";
    for (const block of main.querySelectorAll(".block.running")) {
      block.classList.remove("running");
      block.classList.add(isDone ? "done" : event.outcome === "cancelled" ? "stopped" : "failed");
    }
    runPart.querySelector("strong").textContent = t("runOf", this.shortcut.name);
    runPart.dataset.outcome = event.outcome;
    this.words.textContent = event.text || t(isDone ? "done" : event.outcome === "cancelled" ? "cancelled" : "failed");
    this.button.textContent = t("close");
    if (hadFocus) this.button.focus();
  }

  async cancel() {
    try { await ask("POST", `runs/${this.id}/cancel`, {}); } catch (error) { this.end({ outcome: "failed", text: error.message }); }
  }

  close() {
    clearRun();
    sessionStorage.removeItem(runKey);
    runPart.hidden = true;
    run = null;
    main.querySelector("#run-button")?.focus();
  }
}

function clearRun() {
  delete runPart.dataset.outcome;
  for (const block of main.querySelectorAll(".block")) block.classList.remove("running", "done", "failed", "stopped");
  for (const old of main.querySelectorAll(".outcome, .block .question")) old.remove();
}

async function startRun(shortcut) {
  if (run && !run.isEnded) await run.cancel();
  run = new Run(shortcut);
  await run.follow();
}

/// Goes on with the run that was shown before the page was loaded again.
async function resume() {
  const shown = JSON.parse(sessionStorage.getItem(runKey) ?? "null");
  const shortcut = state.shortcuts.find(each => each.id === shown?.shortcut);
  if (!shortcut || run) return;
  run = new Run(shortcut, shown.id);
  await run.follow();
}

// MARK: The way between pages

function open(id) {
  const shortcut = state.shortcuts.find(each => each.id === id);
  if (!shortcut) {
    location.hash = "#/";
    return;
  }
  clearTimeout(editor?.timer);
  editor = new Editor(shortcut);
  main.querySelector("#name").focus({ preventScroll: true });
  if (shortcut.name.startsWith(t("untitled"))) main.querySelector("#name").select();
}

async function route() {
  // What cannot be saved is not left behind.
  if (editor?.isDirty && !await editor.save()) return history.pushState(null, "", `#/${encodeURIComponent(editor.doc.id)}`);
  if (run?.isEnded) run.close();
  const id = decodeURIComponent(location.hash.slice(2));
  if (!id || !byName.size) await tell(load());
  scrollTo(0, 0);
  if (id === "new") {
    history.replaceState(null, "", "#/");
    return newShortcut();
  }
  if (id) return open(id);
  editor = null;
  showLibrary();
  main.querySelector("h1").focus({ preventScroll: true });
}

window.addEventListener("hashchange", route);
window.addEventListener("pagehide", () => { if (editor?.isDirty) editor.save(); });
document.addEventListener("keydown", event => {
  const isTyping = event.target.matches?.("input:not([type=radio]), textarea");
  if (!editor || isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (event.shiftKey) editor.step(editor.future, editor.past); else editor.step(editor.past, editor.future);
});

document.documentElement.lang = pageLanguage;
$("#skip").textContent = t("skip");
document.body.append(h("p", { class: "unseen", id: "handle-hint" }, t("handleHint")));
route().then(resume);
