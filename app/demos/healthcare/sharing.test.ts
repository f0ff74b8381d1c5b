import { expect, test } from "vitest";
import { buildHealth } from "./data.ts";
import { reduceHealth } from "./reducer.ts";
import { canShare, sectionsText, withShare } from "./sharing.ts";

const now = new Date(2026, 10, 20, 9, 0);

test("a caregiver needs a name and something to look at", () => {
  expect(canShare(" ", ["records"])).toBe(false);
  expect(canShare("Jonas", [])).toBe(false);
  expect(withShare([], "Jonas", [], "30", now)).toEqual([]);
});

test("what is shared has an end, its parts in the order of the tabs", () => {
  const [share] = withShare([], " Jonas Marsh ", ["prescriptions", "appointments"], "30", now);
  expect(share).toEqual({
    id: "share-1",
    name: "Jonas Marsh",
    sections: ["appointments", "prescriptions"],
    until: "2026-12-20",
  });
  expect(share && sectionsText(share.sections)).toBe("Appointments, Prescriptions");
});

test("what is revoked is gone, and the next one has an id of its own", () => {
  const share = (name: string) =>
    ({ type: "share", name, sections: ["records"], time: "7", now }) as const;
  const two = [share("Jonas"), share("Ida")].reduce(reduceHealth, buildHealth(now));
  const one = reduceHealth(two, { type: "revoke", id: "share-1" });
  expect(one.shares.map(({ name }) => name)).toEqual(["Ida"]);
  const again = reduceHealth(one, share("Jonas"));
  expect(again.shares.map(({ id }) => id)).toEqual(["share-2", "share-3"]);
});
