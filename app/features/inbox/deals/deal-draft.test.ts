import { expect, test } from "vitest";
import { dealMistakes } from "#app/content/deals.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import type { Deal } from "./deal.ts";
import { changeIn, draftOf, emptyDraft, mistakesIn, refusalOf, valuesOf } from "./deal-draft.ts";

const deal: Deal = {
  id: "1",
  title: "Booking site",
  stage: "talking",
  valueCents: 1_250_000,
  monthlyCents: null,
  expectedOn: "2026-12-01",
  lostReason: null,
  ownerId: "dana",
  stageAt: "2026-11-20T10:00:00Z",
  version: 3,
  person: null,
};

test("a draft that nobody has touched changes nothing", () => {
  expect(mistakesIn(draftOf(deal))).toEqual({});
  expect(changeIn(draftOf(deal), deal)).toEqual({});
});

test("a change names only what differs", () => {
  const draft = { ...draftOf(deal), value: "12,500.50", ownerId: "" };
  expect(changeIn(draft, deal)).toEqual({ valueCents: 1_250_050, ownerId: null });
});

test("a lost deal needs its reason, and loses it with the stage", () => {
  const lost = { ...draftOf(deal), stage: "lost" };
  expect(mistakesIn(lost)).toEqual({ lostReason: dealMistakes.lostReason });
  expect(changeIn({ ...lost, lostReason: "price" }, deal)).toEqual({
    stage: "lost",
    lostReason: "price",
  });
  expect(valuesOf({ ...lost, stage: "won", lostReason: "price" }).lostReason).toBeNull();
});

test("each mistake is said beside its field", () => {
  const draft = { ...emptyDraft, value: "12,5k", monthly: "a lot", expectedOn: "2026-02-30" };
  expect(mistakesIn(draft)).toEqual({
    title: dealMistakes.title,
    value: dealMistakes.amount,
    monthly: dealMistakes.amount,
    expectedOn: dealMistakes.day,
  });
  expect(mistakesIn({ ...emptyDraft, title: "x".repeat(201) })).toEqual({
    title: dealMistakes.titleLong,
  });
});

test("what the database refuses is said beside its field as well", () => {
  const refused = (hint: string) => new RepositoryError("refused", { code: "PT422", hint });
  expect(refusalOf(refused("owner_id"))).toEqual({ ownerId: dealMistakes.owner });
  expect(refusalOf(refused("address"))).toEqual({ address: dealMistakes.address });
  expect(refusalOf(new RepositoryError("unreachable", ""))).toBeNull();
});
