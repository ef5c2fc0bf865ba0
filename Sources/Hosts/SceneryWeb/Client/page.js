// The page's side of Scenery's web host.
//
// The page is complete without this file: every element is part of a form. With it, what a person
// does goes over a WebSocket and the page is patched, so that focus, caret, scroll and
// half-typed text stay. Messages are JSON arrays; Wire/ClientMessage.swift and
// Wire/ServerMessage.swift describe them.
(() => {
  "use strict";

  const page = document.querySelector('[data-k="$page"]');
  const session = document.getElementById("session");
  const offline = document.getElementById("offline");
  if (!page || !session || !window.WebSocket) return;

  const token = session.dataset.token;
  const since = session.dataset.since; // How much input the session had handled when this page was made.
  const pageName = Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, "0")).join("");

  // ---- Finding elements -------------------------------------------------------------------------

  const byKey = (key, root = document) => root.querySelector(`[data-k="${CSS.escape(key)}"]`);
  const keyOf = (node) => node?.closest?.("[data-k]")?.dataset.k;
  // An identity of the app's own that starts with "$" got one more in front.
  const idOf = (node) => (keyOf(node) ?? "").replace(/^\$\$/, "$");
  const target = (key, path) => path.reduce((node, index) => node?.children[index], byKey(key));
  const childOf = (parent, key) => (key === undefined ? null : parent.querySelector(`:scope > [data-k="${CSS.escape(key)}"]`));
  const isField = (node) => node?.matches?.("input[data-r]") ?? false;

  const elements = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  };

  // ---- Sending ----------------------------------------------------------------------------------

  let socket = null;
  let isReady = false; // The server has said where we stand.
  let wasEverReady = false;
  let failures = 0;
  let lastNumber = 0;
  let lastSent = 0; // The last number that ever went out: the server may have handled all up to it.
  let waiting = []; // Messages that were sent, or are to be, and are not known to be saved.
  const maximumWaiting = 64;
  const editing = new Map(); // By field: the number of the edit on its way, and whether more was typed.
  const chosen = new Map(); // By toggle or picker: the number of the choice made last.
  const cleared = new Map(); // By field: the numbers of the submissions that emptied it.

  function send(kind, ...rest) {
    if (kind !== "e") catchUp();
    if (waiting.length >= maximumWaiting) return 0;
    const number = ++lastNumber;
    const message = [number, page.dataset.scene ?? "", kind, ...rest];
    waiting.push(message);
    if (isReady) transmit(message);
    return number;
  }

  function transmit(message) {
    lastSent = Math.max(lastSent, message[0]);
    socket.send(JSON.stringify(message));
  }

  // One edit of a field is on its way at a time; what is typed meanwhile goes as the next.
  function edit(field) {
    const id = idOf(field);
    const current = editing.get(id);
    if (current) { current.more = true; return; }
    const number = send("e", id, field.value);
    if (number) editing.set(id, { number, more: false });
  }

  // What was typed before a button was pressed reaches the app before the press.
  function catchUp() {
    for (const [id, current] of [...editing]) {
      const field = current.more && inputOf(id);
      if (field) editing.set(id, { number: send("e", id, field.value), more: false });
    }
  }

  function submit(field) {
    const id = idOf(field);
    editing.delete(id);
    const number = send("s", id, field.value);
    if (number && field.hasAttribute("data-clears")) {
      field.value = "";
      cleared.set(id, [...(cleared.get(id) ?? []), number]);
    }
  }

  function saved(number) {
    waiting = waiting.filter((message) => message[0] > number);
  }

  function handled(number) {
    for (const [node, sent] of [...chosen]) {
      if (sent > number) continue;
      chosen.delete(node);
      showAsSaid(node);
    }
    for (const [id, current] of [...editing]) {
      if (current.number > number) continue;
      editing.delete(id);
      const field = current.more && inputOf(id);
      if (field) edit(field);
    }
  }

  const keyFor = (id) => (id.startsWith("$") ? "$" + id : id);
  const inputOf = (id) => byKey(keyFor(id))?.querySelector("input[data-r]");

  // ---- What a person does -----------------------------------------------------------------------

  // Where no socket ever opens (a proxy that knows none), forms do their work.
  const isScripted = () => !isBlocked && (wasEverReady || failures < 3);

  document.addEventListener("submit", (event) => {
    if (!isScripted()) return;
    event.preventDefault();
    const button = event.submitter;
    if (button) press(button);
  });

  function press(button) {
    const { name, value } = button;
    if (name === "do") send("a", value);
    else if (name === "answer") send("d", value);
    else if (name === "back") send("k", 1);
    else if (name === "tab") send("n", Number(value));
    else if (name.startsWith("m:")) send("c", name.slice(2), value);
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && isField(event.target) && !event.isComposing && isScripted()) {
      event.preventDefault();
      submit(event.target);
    } else if (event.key === "Escape" && !dialog() && page.classList.contains("sheet") && !isField(event.target)) {
      byKey("$back")?.click();
    } else if (event.key === "Tab" && dialog()) {
      keepInside(dialog(), event);
    }
  });

  document.addEventListener("input", (event) => {
    if (isField(event.target)) edit(event.target);
  });

  document.addEventListener("change", (event) => {
    const node = event.target;
    if (node.type === "checkbox") chosen.set(node, send("b", idOf(node), node.checked));
    else if (node.tagName === "SELECT" && node.value !== "") chosen.set(node, send("c", idOf(node), node.value));
  });

  // Once a choice was handled, the control shows what the server made of it.
  function showAsSaid(node) {
    if (node.type === "checkbox") node.checked = node.hasAttribute("checked");
    else for (const option of node.options) if (option.hasAttribute("selected")) node.value = option.value;
  }

  // ---- Changing the page ------------------------------------------------------------------------

  const operations = {
    t: (key, text, ...path) => { const node = target(key, path); if (node) node.textContent = text; },
    a: (key, changes, ...path) => {
      const node = key === "$html" ? document.documentElement : target(key, path);
      if (node) for (const [name, text] of Object.entries(changes)) setAttribute(node, name, text);
    },
    // The app replaced the text: shown whatever is typed there, unless it only empties what we
    // emptied ourselves and typing has gone on since.
    v: (key, [text, revision], ...path) => {
      const field = target(key, path);
      if (!field) return;
      field.dataset.r = revision;
      const id = idOf(field);
      const submissions = cleared.get(id) ?? [];
      const open = submissions.filter((number) => number > lastHandled);
      const isOurs = text === "" && open.length < submissions.length;
      cleared.set(id, open);
      if (!isOurs) {
        editing.delete(id);
        field.value = text;
      }
    },
    // Someone else typed: shown unless this field is being typed in here.
    y: (key, [text], ...path) => {
      const field = target(key, path);
      if (field && field !== document.activeElement && !editing.has(idOf(field))) field.value = text;
    },
    r: (key, html, ...path) => target(key, path)?.replaceWith(elements(html)),
    c: (key, html, ...path) => target(key, path)?.replaceChildren(elements(html)),
    "-": (key) => byKey(key)?.remove(),
    "+": (key, [html, before], ...path) => {
      const parent = target(key, path);
      parent?.insertBefore(elements(html), childOf(parent, before));
    },
    ">": (key, [moved, before], ...path) => {
      const parent = target(key, path);
      const node = parent && childOf(parent, moved);
      if (node) parent.insertBefore(node, childOf(parent, before));
    },
    o: (address) => {
      const link = Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener noreferrer" });
      link.click();
    },
    R: (version, html) => replaceEverything(version, html),
  };

  // Some attributes only say how an element started; what it is now is a property.
  function setAttribute(node, name, text) {
    if (text === null) node.removeAttribute(name);
    else node.setAttribute(name, text);
    if (name === "checked" || name === "selected") node[name] = text !== null;
  }

  // The server's page in place of ours, after we were away. What is being typed stays; so does what
  // was typed and has not reached the server.
  function replaceEverything(version, html) {
    const isSameServer = version.split(".")[0] === (session.dataset.version ?? "").split(".")[0];
    const typed = new Map();
    for (const field of page.querySelectorAll("input[data-r]")) {
      const isOpen = field === document.activeElement || editing.has(idOf(field));
      if (isOpen || field.type === "password") typed.set(keyOf(field), { text: field.value, revision: field.dataset.r });
    }
    session.dataset.version = version;
    if (!isSameServer) renumber();
    for (const region of [...page.children]) if (region.dataset.k) region.remove();
    page.append(elements(html));
    for (const [key, { text, revision }] of typed) {
      const field = byKey(key)?.querySelector("input[data-r]");
      if (field && (!isSameServer || field.dataset.r === revision)) field.value = text;
    }
  }

  // A new server numbers its scenes from the start: what still waits is for the scene of the same name, and
  // the scene of the same name at the same depth is the one that was shown.
  function renumber() {
    const now = page.dataset.scene;
    const isSame = (scene) => scene.split("#")[0] === now.split("#")[0];
    for (const message of waiting) if (isSame(message[1])) message[1] = now;
    if (isSame(before.scene) && before.depth === Number(page.dataset.depth)) before.scene = now;
    places.clear();
  }

  let lastHandled = 0;
  let before = null; // The page as it was before the changes that are being made.

  function receive([number, ...changes]) {
    lastHandled = number;
    before = look();
    for (const [kind, ...rest] of changes) operations[kind]?.(...rest);
    handled(number);
    if (changes.length) settle();
    if (back && back.number <= number) goOnBack();
    travel();
  }

  // ---- Focus, caret, scroll ---------------------------------------------------------------------

  let wanted = null; // The key of what a person last focused: it gets the focus back if it loses it to a change.
  const places = new Map(); // By scene: how far it was scrolled and what had the focus.
  let beforeDialog = null;

  document.addEventListener("focusin", (event) => { wanted = focusOf(event.target); });
  document.addEventListener("pointerdown", () => { wanted = null; });

  // An element is found again by its key and its number among what can have the focus inside it.
  const focusable = "button, input, select, a[href], [tabindex]";
  function focusOf(node) {
    const key = keyOf(node);
    if (!key) return null;
    return { key, index: [...byKey(key).querySelectorAll(focusable)].indexOf(node) };
  }

  function focus(place) {
    const owner = place && byKey(place.key);
    const node = place?.index >= 0 ? owner?.querySelectorAll(focusable)[place.index] : owner;
    if (!node || node.disabled || node.closest("[inert]")) return false;
    node.focus({ preventScroll: true });
    return document.activeElement === node;
  }

  function look() {
    const active = document.activeElement;
    return {
      scene: page.dataset.scene,
      depth: Number(page.dataset.depth),
      scroll: window.scrollY,
      wanted,
      active,
      selection: isField(active) ? [active.selectionStart, active.selectionEnd, active.selectionDirection] : null,
    };
  }

  function settle() {
    settleDialog();
    if (page.dataset.scene !== before.scene) return arrive();
    if (window.scrollY !== before.scroll && !page.contains(before.active)) window.scrollTo(0, before.scroll);
    if (document.activeElement !== before.active || !document.activeElement.isConnected) restoreFocus();
  }

  function restoreFocus() {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (!focus(before.wanted)) return;
    wanted = before.wanted;
    const field = document.activeElement;
    if (before.selection && isField(field)) field.setSelectionRange(...before.selection);
  }

  // Another scene: from its top with the focus on its title, or as it was when it was left.
  function arrive() {
    if (before.scene) places.set(before.scene, { scroll: before.scroll, focus: before.wanted });
    const isBack = Number(page.dataset.depth) < before.depth;
    const place = isBack ? places.get(page.dataset.scene) : undefined;
    window.scrollTo(0, place?.scroll ?? 0);
    if (!dialog() && !focus(place?.focus)) byKey("$heading")?.focus({ preventScroll: true });
  }

  // ---- The dialog -------------------------------------------------------------------------------

  const dialog = () => page.querySelector("dialog");

  function settleDialog() {
    const shown = dialog();
    if (shown && !shown.matches(":modal")) {
      beforeDialog = before.wanted;
      shown.removeAttribute("open");
      shown.showModal();
      shown.querySelector("button")?.focus();
    } else if (!shown && beforeDialog) {
      if (page.dataset.scene === before.scene && !focus(beforeDialog)) byKey("$main")?.focus({ preventScroll: true });
      beforeDialog = null;
    }
  }

  document.addEventListener("cancel", (event) => {
    event.preventDefault();
    if (event.target.dataset.cancel !== undefined) send("d", event.target.dataset.cancel);
  }, true);

  function keepInside(shown, event) {
    const buttons = [...shown.querySelectorAll("button")];
    const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
    if (document.activeElement !== edge && shown.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
  }

  // ---- The browser's own way back ---------------------------------------------------------------

  // Each entry of the history says how deep its scene is, so that it is known where the browser stands. A browser takes
  // its time to travel, and drops a journey for the next: only one is under way.
  let back = null; // The way back that the server has not handled: its number, its distance, and that of those after it.
  let isTraveling = false;
  const wasReloaded = history.state?.reloaded === true; // By ourselves, because nobody knew our session.
  const depth = () => Number(page.dataset.depth) || 0;
  const historyDepth = () => history.state?.depth ?? 0;
  // A page that is loaded again stands where it stood, unless the session has fewer scenes now.
  history.replaceState({ depth: historyDepth() > depth() ? 0 : historyDepth() }, "");
  travel();

  // Brings the browser's history to where the scenes are; also when the app did not go back, because a dialog is in front.
  function travel() {
    if (isTraveling || back) return;
    if (depth() < historyDepth()) go(depth() - historyDepth());
    for (let step = historyDepth() + 1; step <= depth(); step++) history.pushState({ depth: step }, "");
  }

  function go(distance) {
    isTraveling = true;
    history.go(distance);
  }

  function goBack(distance) {
    back = { number: send("k", distance), distance, more: 0 };
  }

  // The server drops what a person did in a scene that is closed, so the next way back is sent from the scene where the
  // one before has led; not when that asks a question first.
  function goOnBack() {
    const { more } = back;
    back = null;
    if (more > 0 && !dialog()) goBack(more);
  }

  window.addEventListener("popstate", () => {
    if (isTraveling) {
      isTraveling = false;
      return travel();
    }
    const distance = depth() - historyDepth() - (back ? back.distance + back.more : 0);
    if (distance > 0 && dialog()) {
      // The way back is out of the dialog, where it has one.
      go(distance);
      if (dialog().dataset.cancel !== undefined) send("d", dialog().dataset.cancel);
    } else if (distance > 0) {
      if (back) back.more += distance;
      else goBack(distance);
    } else if (distance < 0) {
      // Forward, to a scene that was closed: there is none to go to.
      go(distance);
    }
  });

  // ---- The connection ---------------------------------------------------------------------------

  function connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const version = wasEverReady ? "" : session.dataset.version;
    const query = new URLSearchParams({ token, page: pageName, version, since, sent: lastSent });
    const opening = new WebSocket(`${scheme}//${location.host}/scenery/socket?${query}`);
    socket = opening;
    opening.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (typeof message === "number") return saved(message);
      const isFirst = !isReady;
      if (isFirst) greet();
      receive(message);
      if (isFirst) waiting.forEach(transmit);
      isReady = true;
    };
    opening.onclose = () => { if (socket === opening) lose(); };
  }

  function greet() {
    wasEverReady = true;
    failures = 0;
    clearTimeout(notice);
    offline.textContent = "";
    document.documentElement.removeAttribute("data-offline");
  }

  let notice = 0;
  let retry = 0;
  let isBlocked = false; // The browser keeps no cookie of ours: nothing helps but what the person does.

  function lose() {
    isReady = false;
    socket = null;
    failures++;
    if (failures === 1) notice = setTimeout(tell, 400);
    clearTimeout(retry);
    retry = setTimeout(reconnect, Math.min(150 * 1.6 ** failures, 5000) * (0.75 + Math.random() / 2));
  }

  function tell() {
    offline.textContent = offline.dataset.text;
    document.documentElement.setAttribute("data-offline", "");
  }

  // A page whose session is gone (it was away for too long) is loaded again, once. A page that is nobody's as soon
  // as it was loaded is one whose cookie the browser does not keep: loading it again would never end.
  function startAgain() {
    if (!wasEverReady && wasReloaded) return explain();
    history.replaceState({ ...history.state, reloaded: true }, "");
    location.reload();
  }

  function explain() {
    isBlocked = true;
    clearTimeout(notice);
    offline.textContent = offline.dataset.blocked;
    document.documentElement.setAttribute("data-offline", "");
  }

  async function reconnect() {
    if (socket || isBlocked) return;
    try {
      const answer = await fetch("/scenery/session", { headers: { "X-Scenery-Token": token }, cache: "no-store" });
      if (answer.status === 410) return startAgain();
    } catch { /* The server is away: the attempt below fails and comes back here later. */ }
    if (!socket) connect();
  }

  const hurry = () => { if (!socket) { clearTimeout(retry); reconnect(); } };
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) hurry(); });
  window.addEventListener("pageshow", (event) => { if (event.persisted) hurry(); });
  window.addEventListener("pagehide", () => socket?.close());

  before = look();
  settleDialog();
  connect();
})();
