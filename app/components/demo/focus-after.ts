/** The first thing that is in the page, in the order of the selectors. */
export function firstOf(...selectors: readonly string[]): HTMLElement | null {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  return found.find((element) => element !== null) ?? null;
}

/**
 * Focuses the first thing that is there of some selectors, once the page shows what the press has changed: a row that
 * has left its list took the focus with it.
 */
export function focusAfter(...selectors: readonly string[]): void {
  requestAnimationFrame(() => firstOf(...selectors)?.focus());
}

/** What takes the place of one that leaves a list: the next, or the one before when it was the last. */
export function neighbour<Id>(ids: readonly Id[], gone: Id): Id | undefined {
  const index = ids.indexOf(gone);
  return index < 0 ? undefined : (ids[index + 1] ?? ids[index - 1]);
}
