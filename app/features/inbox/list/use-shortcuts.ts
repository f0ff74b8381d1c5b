import { useEffect, useEffectEvent, useState } from "react";

const shortcuts = [
  "j",
  "k",
  "Enter",
  "r",
  "R",
  "m",
  "x",
  "e",
  "a",
  "b",
  "s",
  "u",
  "n",
  "z",
  ";",
  "/",
  "?",
] as const;

export type Shortcut = (typeof shortcuts)[number];

/** Held down, these go on and on. */
const repeatable: readonly string[] = ["j", "k"] satisfies readonly Shortcut[];
/** A box that is checked takes no letters. */
const typedInto = "input:not([type=checkbox]),select,textarea";
const storageKey = "inbox-shortcuts";

/**
 * Single keys for the whole page: never while typing or choosing, never with a modifier. `handle` says whether it
 * had a use for the key. They can be turned off (WCAG 2.1.4); the choice is kept in local storage.
 */
export function useShortcuts(handle: (key: Shortcut) => boolean) {
  const [isOn, setIsOn] = useState(isStoredOn);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isShortcut(event.key) || isMeantForControl(event)) return;
    if (event.repeat && !repeatable.includes(event.key)) return;
    if (handle(event.key)) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  function turn(next: boolean) {
    setIsOn(next);
    try {
      localStorage.setItem(storageKey, next ? "on" : "off");
    } catch {
      // The choice then lasts as long as the page.
    }
  }

  return { isOn, turn };
}

function isShortcut(key: string): key is Shortcut {
  return shortcuts.some((known) => known === key);
}

function isMeantForControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.isContentEditable || target?.closest(typedInto)) return true;
  // A panel over the open record has its own keys.
  if (target?.closest("[data-nested]")) return true;
  return event.key === "Enter" && target?.closest("button,a[href],[role=button]") != null;
}

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}
