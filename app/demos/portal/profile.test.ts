import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import { checkCompany, isDirty, saveProfile } from "./profile.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);
const edited = (change: Partial<typeof start.draft>) => ({
  ...start,
  draft: { ...start.draft, ...change },
});

test("is dirty while the form differs from what is saved", () => {
  expect(isDirty(start)).toBe(false);
  expect(isDirty(edited({ phone: "1" }))).toBe(true);
  expect(isDirty(edited({ phone: start.company.phone }))).toBe(false);
});

test("name, website and e-mail are checked", () => {
  expect(checkCompany(start.draft, start.partners)).toEqual({});
  const wrong = edited({ name: " ", website: "nodot", email: "nobody" }).draft;
  expect(checkCompany(wrong, start.partners)).toEqual({
    name: "Enter your company's name.",
    website: "Enter a website with a dot, such as company.com.",
    email: "Enter an e-mail address such as name@company.com.",
  });
  expect(checkCompany(edited({ name: "Redwood Relay" }).draft, start.partners)).toEqual({
    name: "That partner is already in your network.",
  });
});

test("a saved name goes wherever the company stands", () => {
  const state = saveProfile(edited({ name: "  Tidewater Bridge " }), now);
  expect(state.company.name).toBe("Tidewater Bridge");
  expect(state.draft).toBe(state.company);
  expect(state.partners.find(({ isYou }) => isYou)?.name).toBe("Tidewater Bridge");
  expect(state.feed[0]?.text).toBe("You updated the company profile");
});

test("nothing to save and nothing that may be saved change nothing", () => {
  const wrong = edited({ name: "" });
  expect(saveProfile(wrong, now)).toBe(wrong);
  expect(saveProfile(start, now)).toBe(start);
});
