import { counted } from "#domain/counted.ts";
import { dateOfDay, daysUntil, formatLocal } from "#domain/dates.ts";
import { isEnding, protectionText } from "./deals.ts";
import type { PortalState } from "./model.ts";

export type AttentionItem = {
  readonly id: string;
  readonly kind: "document" | "deal" | "agreement";
  readonly title: string;
  readonly detail: string;
  /** What a press does. */
  readonly action: string;
};

/** The agreement is worth a word when it renews within so many days. */
const renewalDays = 30;

/** What waits for the partner: rejected documents, protections about to end, the agreement. */
export function attentionItems(state: PortalState): AttentionItem[] {
  const { documents, deals, partnership, openedAt } = state;
  const renewsIn = daysUntil(dateOfDay(partnership.renews), openedAt);
  return [
    ...documents
      .filter(({ status }) => status === "rejected")
      .map(({ id, name, reason = "" }) => ({
        id,
        kind: "document" as const,
        title: `${name} was rejected`,
        detail: reason,
        action: "Open document",
      })),
    ...deals
      .filter((deal) => isEnding(deal, openedAt) && !deal.isExtensionAsked)
      .map((deal) => ({
        id: deal.id,
        kind: "deal" as const,
        title: `Protection for ${deal.customer} is ending`,
        detail: `${protectionText(deal, openedAt)}. Your partner manager can extend it.`,
        action: "Ask for more time",
      })),
    ...(renewsIn >= 0 && renewsIn <= renewalDays
      ? [
          {
            id: "agreement",
            kind: "agreement" as const,
            title: `Your agreement renews in ${counted(renewsIn, "day")}`,
            detail: `Check your company details before ${formatLocal(dateOfDay(partnership.renews), "date")}.`,
            action: "Check details",
          },
        ]
      : []),
  ];
}
