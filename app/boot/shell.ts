/**
 * What must feel alive at once, before React has started and whether or not it does: the look button, the header on
 * scroll, the mobile menu, tabs, the pause control and the rest of what moves out of sight. Elements are found by their
 * `data-*` attributes and state is kept on `<html>` or in the native dialog, so that React never has to know of it.
 * Nothing here asks for a place or a size while the page arrives: the browser would lay it out twice.
 */
import { isLook, lookColours, lookStorageKey, nextLook, type Look } from "#app/lib/look.ts";
import { chooseTab, openTabAt, tabAfterKey } from "#app/browser/tabs.ts";
import { layPieces } from "./pieces.ts";
import { restUnseen } from "./unseen.ts";

/** Specification, section 2: a scroll offset under 10 px counts as the top. */
const topOffset = 10;

const root = document.documentElement;

function showLook(look: Look) {
  root.dataset.look = look;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", lookColours[look]);
}

/** The latest switch: a second click before the first has arrived takes over. */
let arrival: ViewTransition | null = null;

function cycleLook() {
  const look = nextLook(root.dataset.look);
  try {
    localStorage.setItem(lookStorageKey, look);
  } catch {
    // The look then lasts as long as the page.
  }
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) {
    showLook(look);
    return;
  }
  root.dataset.arriving = "";
  const transition = document.startViewTransition(() => showLook(look));
  arrival = transition;
  void transition.finished.finally(() => {
    if (arrival === transition) delete root.dataset.arriving;
  });
}

addEventListener("storage", (event) => {
  if (event.key === lookStorageKey && isLook(event.newValue)) showLook(event.newValue);
});

/** A page that opens further down tells it by a scroll event. */
let lastOffset = 0;

function updateHeader() {
  const offset = Math.max(scrollY, 0);
  const isTop = offset < topOffset;
  root.toggleAttribute("data-scrolled", !isTop);
  if (isTop || offset < lastOffset || menu()?.open) root.removeAttribute("data-away");
  else if (offset > lastOffset) root.setAttribute("data-away", "");
  lastOffset = offset;
}

function menu() {
  return document.querySelector<HTMLDialogElement>("dialog[data-menu]");
}

/** At the document React stops clicks, keys and input while it takes the page over; the window hears them before. */
const beforeReact = { capture: true };

addEventListener("scroll", updateHeader, { passive: true });
layPieces();
restUnseen();

document.addEventListener("focusin", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-site-head]")) {
    root.removeAttribute("data-away");
  }
});

/** A range marked so moves what its parent shows: `--x` follows its value. */
addEventListener(
  "input",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("[data-shell-range]")) return;
    target.parentElement?.style.setProperty("--x", `${target.value}%`);
  },
  beforeReact,
);

addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    const action = event.target.closest<HTMLElement>("[data-shell]")?.dataset.shell;
    if (action === "look") cycleLook();
    if (action === "motion") root.dataset.motion = root.dataset.motion === "off" ? "on" : "off";
    if (action === "menu-open") {
      root.removeAttribute("data-away");
      menu()?.showModal();
    }
    // An empty area of the overlay counts as its backdrop; a link closes it and is then followed.
    const inMenu = event.target.closest("dialog[data-menu]");
    if (inMenu && (action === "menu-close" || !event.target.closest("button"))) menu()?.close();
  },
  beforeReact,
);

function tabOf(event: Event) {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-shell="tab"]')
    : null;
}

// A tab is a link to its panel, for pages without script; a click that asks for a new window stays one.
addEventListener(
  "click",
  (event) => {
    const tab = tabOf(event);
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    chooseTab(tab);
  },
  beforeReact,
);

addEventListener(
  "keydown",
  (event) => {
    const tab = tabOf(event);
    const next = tab && tabAfterKey(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    chooseTab(next);
  },
  beforeReact,
);

addEventListener("hashchange", () => openTabAt(location.hash));
if (location.hash) openTabAt(location.hash);
