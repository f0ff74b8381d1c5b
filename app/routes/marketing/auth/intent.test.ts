import { expect, test } from "vitest";
import { intentOf } from "./intent.ts";

test("the partner page's links name the door, the tier or the type", () => {
  expect(intentOf({ intent: "partner", tier: "gold" })).toEqual({
    door: "partner",
    tier: "gold",
    type: "",
  });
  expect(intentOf({ intent: "partner", type: "agency" })?.type).toBe("agency");
});

test("the landing page's button names the portal", () => {
  expect(intentOf({ intent: "portal" })?.door).toBe("portal");
});

test.each([null, undefined, "portal", {}, { intent: "staff" }, { intent: ["portal"] }])(
  "%j chooses nothing",
  (state) => {
    expect(intentOf(state)).toBeNull();
  },
);

test("what is no text is ignored", () => {
  expect(intentOf({ intent: "partner", tier: 4, type: {} })).toMatchObject({ tier: "", type: "" });
});
