/**
 * Starts React late: at the first sign of a visitor, or by itself on pages marked `data-start="now"`, for who is signed
 * in on those marked `data-start="signed-in"`, and on addresses with a query or a hash, once the first paint is done.
 * Until then clicks on buttons and submits are held, and they are replayed when React has taken the page over. The build
 * writes the files to load into the marker script below; a page without one (the development server) starts by itself.
 */
import { noteLink } from "#app/forms/followed-links.ts";
import { hasStoredSession } from "#app/browser/stored-session.ts";

const marker = document.querySelector<HTMLScriptElement>('script[type="text/x-start"]');
const root = document.documentElement;
const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin", "wheel", "scroll"];
const holdable = "button,[role=button],[role=switch],[role=checkbox],[role=radio]";
/** The shell acts on these, and the browser itself. */
const ready = "[data-shell],[popovertarget]";
/** For these React would take the rest of the page over in one go, on the spot. */
const presses = [
  "pointerdown",
  "pointerup",
  "pointercancel",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "touchcancel",
  "contextmenu",
  "click",
];
/** After this many milliseconds a script that has neither run nor failed counts as failed. */
const patience = 15_000;

let isStarting = false;
let isFetching = false;
let isHydrated = false;
let held: (() => void)[] = [];
let sheet: Promise<unknown> | undefined;

function watch() {
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
}

/** A pointer that lies still tells of itself, too, when the page comes to stand below it. */
function notice(event: Event) {
  const isMove = event instanceof PointerEvent && event.type === "pointermove";
  if (isMove && event.movementX === 0 && event.movementY === 0) return;
  start();
}

function start() {
  if (isStarting || !marker?.dataset.src) return;
  isStarting = true;
  for (const sign of signs) removeEventListener(sign, notice, { capture: true });
  setTimeout(() => isHydrated || giveUp(), patience);
  fetchFiles("auto");
  bringSheet().then(run, giveUp);
}

function run() {
  const script = document.createElement("script");
  script.type = "module";
  script.src = marker?.dataset.src ?? "";
  script.addEventListener("error", giveUp);
  document.head.append(script);
}

/** The rules of what React may come to show, which are not in the page: React waits for them. */
function bringSheet(): Promise<unknown> {
  sheet ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = marker?.dataset.sheet ?? "";
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      sheet = undefined;
      reject(new Error(link.href));
    });
    // Before the links that the router adds after a navigation: theirs count as written last.
    document.querySelector("style[data-site]")?.after(link);
  });
  return sheet;
}

/** Keeps a press from React, which listens at the document, so that taking the page over stays in small tasks. */
function keepFromReact(event: Event) {
  event.stopPropagation();
}

/** Drops what was held, says so on the page, and tries again at the next sign. A held form is never sent natively. */
function giveUp() {
  held = [];
  isStarting = false;
  root.dataset.failed = "";
  watch();
}

function hold(event: Event, replay: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(replay);
  start();
}

function holdClick(event: MouseEvent) {
  if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey) return;
  const button = event.target.closest<HTMLElement>(holdable);
  if (!button || button.matches(ready)) return;
  hold(event, () => button.isConnected && button.click());
}

/** A link followed before React goes by its address alone: it takes along there what it has to tell. */
function carryChoice({ target }: MouseEvent) {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-carry]") : null;
  if (!link) return;
  const bare = link.getAttribute("href") ?? "";
  link.search = link.dataset.carry ?? "";
  // When the click has been followed: it may have opened another tab.
  setTimeout(() => link.setAttribute("href", bare));
}

function holdSubmit(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const button = event.submitter;
  hold(event, () => form.isConnected && form.requestSubmit(button));
}

function holdFound(event: Event) {
  const { target } = event;
  held.push(() => target?.dispatchEvent(new Event("beforematch", { bubbles: true })));
  start();
}

function release() {
  isHydrated = true;
  delete root.dataset.failed;
  for (const press of presses) removeEventListener(press, keepFromReact, true);
  removeEventListener("click", holdClick, true);
  removeEventListener("click", carryChoice, true);
  removeEventListener("click", noteLink, true);
  removeEventListener("submit", holdSubmit, true);
  removeEventListener("beforematch", holdFound, true);
  const replays = held;
  held = [];
  for (const replay of replays) replay();
}

function startAfterFirstPaint() {
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      setTimeout(start);
    }).observe({ type: "paint", buffered: true });
  } catch {
    // Without paint timing the load event below does it.
  }
  addEventListener("load", () => setTimeout(start, 300));
}

function startsByItself() {
  const { start: when } = root.dataset;
  return (
    when === "now" ||
    (when === "signed-in" && hasStoredSession()) ||
    location.search ||
    location.hash
  );
}

/** Fetches the files at low priority when the page is idle, unless the visitor asked to save data. */
function prefetchFiles() {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  const fetchAll = () => {
    void bringSheet().catch(() => undefined);
    fetchFiles("low");
  };
  addEventListener("load", () => setTimeout(() => idle(fetchAll, { timeout: 4000 }), 2500));
}

function fetchFiles(priority: "low" | "auto") {
  if (isFetching) return;
  isFetching = true;
  for (const href of [marker?.dataset.src, ...(marker?.dataset.files ?? "").split(" ")]) {
    if (!href) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
}

if (marker) {
  watch();
  addEventListener("click", holdClick, true);
  addEventListener("click", carryChoice, true);
  addEventListener("click", noteLink, true);
  addEventListener("submit", holdSubmit, true);
  addEventListener("beforematch", holdFound, true);
  for (const press of presses) {
    addEventListener(press, keepFromReact, { capture: true, passive: true });
  }
  window.reactStarted = release;
  if (startsByItself()) startAfterFirstPaint();
  prefetchFiles();
}
