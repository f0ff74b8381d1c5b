import { expect, test } from "vitest";
import { stepPageOf } from "./step-rows.ts";

const at = "2026-11-20T09:00:00.123456+00:00";

function aNote(id: string) {
  return { at, id, sort: "note", entry_id: "r1", content: { author_id: null, body: "Called." } };
}

test("each sort of step is read, and what is not known is left out", () => {
  const record = {
    id: "r1",
    kind: "contact",
    reference: "PR-7F3A91C2",
    subject: "",
    preview: "Hello",
    topic: "",
    status: "new",
    archived_at: null,
    quarantined_at: at,
  };
  const letter = {
    direction: "out",
    from_name: "Dana",
    from_address: "hello@perilune.example",
    subject: "Re: Hello",
    preview: "Thank you",
  };
  const deal = { deal_id: "d1", actor_id: "u1", action: "insert", title: "Site", to: "lead" };
  const { steps, older } = stepPageOf([
    { at, id: "1", sort: "record", entry_id: "r1", content: record },
    { at, id: "2", sort: "message", entry_id: "r1", content: letter },
    aNote("3"),
    { at, id: "4", sort: "deal", entry_id: null, content: deal },
    { at, id: "5", sort: "party", entry_id: null, content: {} },
    { at, id: "6", sort: "note", entry_id: "r1", content: null },
    { at, id: "7", sort: "record", entry_id: "r2", content: { ...record, kind: "telegram" } },
  ]);
  expect(older).toBeNull();
  expect(steps).toMatchObject([
    { id: "1", sort: "record", kind: "contact", isQuarantined: true, isArchived: false },
    { id: "2", sort: "message", isOurs: true, entryId: "r1", fromName: "Dana" },
    { id: "3", sort: "note", authorId: null, body: "Called.", mentions: [] },
    { id: "4", sort: "deal", dealId: "d1", title: "Site", from: null, to: "lead" },
  ]);
});

test("a full page leads to older steps, also when its last one is not known", () => {
  const rows = Array.from({ length: 30 }, (_, index) => aNote(`n${index}`));
  expect(stepPageOf(rows).older).toEqual({ at, id: "n29" });
  const strange = rows.with(29, { ...aNote("n29"), sort: "party" });
  expect(stepPageOf(strange).steps).toHaveLength(29);
  expect(stepPageOf(strange).older).toEqual({ at, id: "n29" });
  expect(stepPageOf(rows.slice(1)).older).toBeNull();
});
