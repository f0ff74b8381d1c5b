import type { HistoryLine } from "../entry/record.ts";

/** As a board shows them from left to right, and as the database names them. */
export const stages = ["lead", "talking", "proposal", "won", "lost"] as const;
export type Stage = (typeof stages)[number];

/** What is neither won nor lost. */
export const openStages = ["lead", "talking", "proposal"] as const satisfies readonly Stage[];

export const lostReasons = [
  "price",
  "timing",
  "no-answer",
  "competitor",
  "no-fit",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** A deal as boards, lists and cards tell it. */
export type Deal = {
  readonly id: string;
  readonly title: string;
  readonly stage: Stage;
  /** Once and each month; `null` where nobody knows yet. */
  readonly valueCents: number | null;
  readonly monthlyCents: number | null;
  /** `2026-11-24` */
  readonly expectedOn: string | null;
  readonly lostReason: LostReason | null;
  readonly ownerId: string | null;
  /** ISO time since when it is in its stage. */
  readonly stageAt: string;
  /** A change names the version that was seen. */
  readonly version: number;
  readonly person: DealPerson | null;
};

/** Texts are empty where they are not known. */
type DealPerson = {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly address: string;
};

/** A deal in a list, with its place there. */
export type ListedDeal = Deal & { readonly rank: number };

/** The place behind which the next page begins. */
export type DealCursor = { readonly rank: number; readonly id: string };

export type DealPage = {
  readonly deals: readonly ListedDeal[];
  /** `null` behind the last page. */
  readonly next: DealCursor | null;
};

export type DealRecord = {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly receivedAt: string;
  readonly subject: string;
  readonly preview: string;
  readonly topic: string;
  readonly status: string;
};

/** One change of a deal, as the log has it. */
export type DealStep = HistoryLine & { readonly isStart: boolean };

/** A deal with what belongs to it, the newest first. */
export type DealCard = Deal & {
  readonly records: readonly DealRecord[];
  readonly steps: readonly DealStep[];
};

/** What is in one stage, over the whole filter. */
export type StageTotal = {
  readonly count: number;
  readonly valueCents: number;
  readonly monthlyCents: number;
};

export type DealTotals = Readonly<Record<Stage, StageTotal>>;

export type DealChange = Partial<
  Pick<
    Deal,
    "title" | "stage" | "valueCents" | "monthlyCents" | "expectedOn" | "lostReason" | "ownerId"
  >
>;

/** What a new deal is begun with. */
export type DealStart = Pick<
  Deal,
  "title" | "stage" | "valueCents" | "monthlyCents" | "expectedOn" | "ownerId"
> & {
  /** Empty where it is about nobody known yet, or about the sender of the record. */
  readonly address: string;
  /** The record that it begins with. */
  readonly entryId: string | null;
};

export function isStage(value: string | null): value is Stage {
  return stages.some((stage) => stage === value);
}

export function isLostReason(value: string | null): value is LostReason {
  return lostReasons.some((reason) => reason === value);
}

function isOpen({ stage }: Pick<Deal, "stage">): boolean {
  return stage !== "won" && stage !== "lost";
}

/** Whether an open deal was expected before today. @param today as the reader's calendar has it */
export function isOverdue(deal: Pick<Deal, "stage" | "expectedOn">, today: string): boolean {
  return isOpen(deal) && deal.expectedOn !== null && deal.expectedOn < today;
}
