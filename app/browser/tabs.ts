/**
 * Tabs are moved by the shell script, before React has started and after it, so their state lives in the page: the
 * chosen tab by `aria-selected`, its panel by `data-shown`. React renders the first state and leaves both alone.
 */
const tabs = '[data-shell="tab"]';

function panelOf(tab: Element): HTMLElement | null {
  return document.getElementById(tab.getAttribute("aria-controls") ?? "");
}

function siblingsOf(tab: Element): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>(tabs) ?? [])];
}

function showPanel(tab: Element): void {
  for (const sibling of siblingsOf(tab)) {
    const isChosen = sibling === tab;
    sibling.ariaSelected = String(isChosen);
    sibling.tabIndex = isChosen ? 0 : -1;
    panelOf(sibling)?.toggleAttribute("data-shown", isChosen);
  }
}

/** Shows the panel that a hash names or holds, if there is one. */
export function openTabAt(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const panel = target?.closest('[role="tabpanel"]');
  const tab = panel && document.querySelector(`${tabs}[aria-controls="${panel.id}"]`);
  if (tab) showPanel(tab);
}

/** Chooses a tab and names it in the address, without a new entry in the history. */
export function chooseTab(tab: HTMLElement): void {
  showPanel(tab);
  history.replaceState(history.state, "", tab.getAttribute("href"));
  const panel = panelOf(tab);
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key leads to from this one, or null when the key means nothing here. */
export function tabAfterKey(tab: Element, key: string): HTMLElement | null {
  const all = siblingsOf(tab);
  const next = steps[key]?.(
    all.findIndex((sibling) => sibling === tab),
    all.length,
  );
  return next === undefined ? null : (all[next] ?? null);
}
