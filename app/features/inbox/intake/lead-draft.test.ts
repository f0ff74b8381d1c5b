import { expect, test } from "vitest";
import { changedDraft, freshDraft, isBlank } from "./lead-draft.ts";

test("a draft that was never sent keeps its id while it is written", () => {
  const draft = freshDraft();
  const changed = changedDraft(draft, { name: "Renske" });
  expect(changed.id).toBe(draft.id);
  expect(changed.lead.name).toBe("Renske");
});

test("what may be stored already and is changed is another lead", () => {
  const sent = { ...changedDraft(freshDraft(), { name: "Renske" }), isSent: true };
  const changed = changedDraft(sent, { phone: "+31 20 555 0142" });
  expect(changed.id).not.toBe(sent.id);
  expect(changed).toMatchObject({ isSent: false, lead: { name: "Renske" } });
});

test("blanks alone are nothing to remember", () => {
  expect(isBlank(changedDraft(freshDraft(), { name: "  " }))).toBe(true);
  expect(isBlank(changedDraft(freshDraft(), { source: "Fair" }))).toBe(false);
});
