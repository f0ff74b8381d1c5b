import { useEffect, useEffectEvent } from "react";
import { focusedDeal, shownDeals, type DealPlace } from "./tile-focus.ts";

type DealKeys = {
  /** Opens the menu of the deal that has the focus. */
  readonly openMenu: (deal: DealPlace) => void;
  readonly takeBack: () => boolean;
  readonly focusSearch: () => void;
};

const steps: Readonly<Record<string, "up" | "down" | "left" | "right">> = {
  j: "down",
  k: "up",
  ArrowDown: "down",
  ArrowUp: "up",
  ArrowLeft: "left",
  ArrowRight: "right",
};
/** The switch in the list of keys turns these off as well; arrows are no letters and stay. */
const storageKey = "inbox-shortcuts";

/**
 * Keys of board and list: `j` and `k` or the arrows go from deal to deal, `m` moves, `z` takes back. Never while typing,
 * with a modifier, or while something lies over the page.
 */
export function useDealKeys({ openMenu, takeBack, focusSearch }: DealKeys) {
  function press(key: string): boolean {
    const step = steps[key];
    const focused = focusedDeal();
    // Arrows scroll the page until somebody is among the deals.
    if (step && (focused !== null || key.length === 1)) return walk(step, focused);
    if (key === "m" && focused !== null) {
      openMenu(focused);
      return true;
    }
    if (key === "z") return takeBack();
    if (key === "/") {
      focusSearch();
      return true;
    }
    return false;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isMeantForControl(event)) return;
    const isLetter = event.key.length === 1;
    if (isLetter && !isOn()) return;
    if (press(event.key)) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** To the next one in the column, or to the place beside it in the next column that has any. */
function walk(step: "up" | "down" | "left" | "right", focused: DealPlace | null): boolean {
  const all = shownDeals();
  const stageOf = (button: HTMLElement) =>
    button.closest<HTMLElement>("[data-stage]")?.dataset["stage"];
  const at = all.find(
    (button) => button.dataset["deal"] === focused?.id && stageOf(button) === focused?.stage,
  );
  if (!at) {
    all[0]?.focus();
    return all.length > 0;
  }
  const columnOf = (button: HTMLElement) => button.closest("[data-column]");
  const own = all.filter((button) => columnOf(button) === columnOf(at));
  const place = own.indexOf(at);
  if (step === "down" || step === "up") {
    own[place + (step === "down" ? 1 : -1)]?.focus();
    return true;
  }
  const columns = [...new Set(all.map(columnOf))];
  const next = columns[columns.indexOf(columnOf(at)) + (step === "right" ? 1 : -1)];
  const beside = all.filter((button) => columnOf(button) === next);
  if (next !== undefined) beside[Math.min(place, beside.length - 1)]?.focus();
  return true;
}

function isMeantForControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.isContentEditable) return true;
  return (
    target?.closest("input:not([type=checkbox]),select,textarea,[role=dialog],[role=menu]") != null
  );
}

function isOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}
