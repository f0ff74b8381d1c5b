import type { Deal, Stage } from "./deal.ts";

/** Which deal has to get the focus when it arrives in its stage, and which one where that stage is not shown. */
export type Follow = {
  readonly id: string;
  readonly stage: Stage;
  readonly heirId: string | null;
};

/** The buttons of all deals that can be seen, in the order of the page. */
export function shownDeals(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-deal]")).filter(isShown);
}

/** The button of a deal; with a stage only there, since a deal can still stand in the one that it leaves. */
export function dealButton(id: string, stage?: Stage): HTMLElement | null {
  const place = stage ? `[data-stage="${stage}"] ` : "";
  return document.querySelector<HTMLElement>(`${place}[data-deal="${CSS.escape(id)}"]`);
}

/** A deal where it stands: one that is moved can stand in two stages for a while. */
export type DealPlace = { readonly id: string; readonly stage: string };

/** The deal that has the focus, itself or by a control of its card. */
export function focusedDeal(): DealPlace | null {
  const card = document.activeElement?.closest("[data-card]");
  const id = card?.querySelector<HTMLElement>("[data-deal]")?.dataset["deal"];
  const stage = card?.closest<HTMLElement>("[data-stage]")?.dataset["stage"];
  return id !== undefined && stage !== undefined ? { id, stage } : null;
}

/** What comes below a deal in its column, else what stands above it. */
export function heirOf(deals: readonly Pick<Deal, "id">[], id: string): string | null {
  const index = deals.findIndex((deal) => deal.id === id);
  if (index < 0) return null;
  return (deals[index + 1] ?? deals[index - 1])?.id ?? null;
}

/** Gives the focus on if it is still with the deal or lost; answers whether that is over. */
export function follow({ id, stage, heirId }: Follow): boolean {
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement === null;
  if (!isFree && focusedDeal()?.id !== id) return true;
  const moved = dealButton(id, stage);
  if (!moved) return false;
  const heir = heirId === null ? null : dealButton(heirId);
  const target = [moved, heir].find((button) => button && isShown(button));
  (target ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  return true;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
