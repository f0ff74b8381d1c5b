import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import {
  checkInvitation,
  invitePartner,
  networkText,
  noPartnerFilter,
  noPartnersText,
  shownPartners,
} from "./partners.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildPortal(now);
const names = (filter: Partial<typeof noPartnerFilter>, sort: "revenue" | "name" | "joined") =>
  shownPartners(start.partners, { ...noPartnerFilter, ...filter }, sort).map(({ name }) => name);

test("are sorted by revenue, name or the day they joined", () => {
  expect(names({}, "revenue").slice(0, 3)).toEqual([
    "Brightwater Labs",
    "Atlas Harbour Tech",
    "Halcyon Bridge",
  ]);
  expect(names({}, "name")[0]).toBe("Atlas Harbour Tech");
  expect(names({}, "joined")[0]).toBe("Lantern Street Digital");
});

test("are filtered by name, tier and status together", () => {
  expect(names({ query: "SYS" }, "name")).toEqual(["Palisade Systems"]);
  expect(names({ tier: "Silver", status: "inactive" }, "name")).toEqual(["Verdant Apps"]);
  expect(noPartnersText({ ...noPartnerFilter, query: "zz" })).toBe("No partners match “zz”.");
  expect(noPartnersText({ ...noPartnerFilter, tier: "Gold" })).toBe(
    "No partners match these filters.",
  );
  expect(networkText(start.partners)).toBe("8 active, 2 inactive");
});

test("a name that is known is refused, in any case", () => {
  expect(checkInvitation(" copperfield it ", "a@b.example", start.partners)).toEqual({
    name: "That partner is already in your network.",
  });
  expect(Object.keys(checkInvitation("", "", start.partners))).toEqual(["name", "email"]);
});

test("somebody new is inactive, Bronze, without revenue, and seen", () => {
  const filtered = { ...start, partnerFilter: { ...noPartnerFilter, tier: "Gold" as const } };
  const state = invitePartner(filtered, "Lowtide Studio", "hi@lowtide.example", now);
  expect(state.partners.at(-1)).toMatchObject({
    name: "Lowtide Studio",
    tier: "Bronze",
    status: "inactive",
    revenue: 0,
    joinDate: "2026-11-20",
    note: "Invitation sent",
  });
  expect(state.partnerFilter).toEqual(noPartnerFilter);
  expect(invitePartner(start, "Verdant Apps", "hi@verdant.example", now)).toBe(start);
});
