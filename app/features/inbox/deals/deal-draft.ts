import { dealMistakes } from "#app/content/deals.ts";
import { refusedField } from "#app/lib/refused-field.ts";
import { amountText, parseAmount } from "./amount.ts";
import { isLostReason, isStage, type Deal, type DealChange } from "./deal.ts";
import { parseDay } from "./deals-address.ts";

/** A deal as its fields have it. */
export type DealDraft = {
  readonly title: string;
  readonly address: string;
  readonly stage: string;
  readonly lostReason: string;
  readonly value: string;
  readonly monthly: string;
  readonly expectedOn: string;
  readonly ownerId: string;
};

export type DealField = keyof DealDraft;

/** What is wrong with what was written, by field. */
export type Mistakes = Readonly<Partial<Record<DealField, string>>>;

export const emptyDraft: DealDraft = {
  title: "",
  address: "",
  stage: "lead",
  lostReason: "",
  value: "",
  monthly: "",
  expectedOn: "",
  ownerId: "",
};

export function draftOf(deal: Deal): DealDraft {
  return {
    title: deal.title,
    address: deal.person?.address ?? "",
    stage: deal.stage,
    lostReason: deal.lostReason ?? "",
    value: amountText(deal.valueCents),
    monthly: amountText(deal.monthlyCents),
    expectedOn: deal.expectedOn ?? "",
    ownerId: deal.ownerId ?? "",
  };
}

const mostTitle = 200;

export function mistakesIn(draft: DealDraft): Mistakes {
  const title = draft.title.trim();
  return {
    ...(title === "" && { title: dealMistakes.title }),
    ...(title.length > mostTitle && { title: dealMistakes.titleLong }),
    ...(parseAmount(draft.value) === undefined && { value: dealMistakes.amount }),
    ...(parseAmount(draft.monthly) === undefined && { monthly: dealMistakes.amount }),
    ...(draft.expectedOn !== "" &&
      parseDay(draft.expectedOn) === null && { expectedOn: dealMistakes.day }),
    ...(draft.stage === "lost" &&
      !isLostReason(draft.lostReason) && { lostReason: dealMistakes.lostReason }),
  };
}

/** All that a draft without mistakes says. */
export function valuesOf(draft: DealDraft): Required<DealChange> {
  const stage = isStage(draft.stage) ? draft.stage : "lead";
  return {
    title: draft.title.trim(),
    stage,
    lostReason: stage === "lost" && isLostReason(draft.lostReason) ? draft.lostReason : null,
    valueCents: parseAmount(draft.value) ?? null,
    monthlyCents: parseAmount(draft.monthly) ?? null,
    expectedOn: parseDay(draft.expectedOn),
    ownerId: draft.ownerId || null,
  };
}

/** Only what differs from the deal: what others changed meanwhile stays theirs. */
export function changeIn(draft: DealDraft, deal: Deal): DealChange {
  const entries = Object.entries(valuesOf(draft));
  return Object.fromEntries(entries.filter(([name, value]) => Reflect.get(deal, name) !== value));
}

/** Of a field that the database refused; `null` for every other failure. */
export function refusalOf(error: unknown): Mistakes | null {
  switch (refusedField(error)) {
    case "title":
      return { title: dealMistakes.title };
    case "lost_reason":
      return { lostReason: dealMistakes.lostReason };
    case "owner_id":
      return { ownerId: dealMistakes.owner };
    case "address":
      return { address: dealMistakes.address };
    default:
      return null;
  }
}
