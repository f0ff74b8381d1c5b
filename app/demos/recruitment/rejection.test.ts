import { expect, test } from "vitest";
import { rejectionReasons } from "./model.ts";
import { draftRejection } from "./rejection.ts";

test.each(rejectionReasons)("the draft for %s speaks to the person about the job", (reason) => {
  const note = draftRejection({ name: "Anika Sørensen" }, { title: "Data Analyst" }, reason);
  expect(note).toMatch(/^Hi Anika,\n/);
  expect(note).toContain("Data Analyst");
  expect(note).not.toContain("Other");
  expect(note).not.toContain("Sørensen");
});
