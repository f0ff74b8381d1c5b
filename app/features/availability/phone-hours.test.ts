import { expect, test } from "vitest";
import { typeIds, type Host, type HostHours } from "./availability.ts";
import { differsFromPhoneHours } from "./phone-hours.ts";

const hours = typeIds.flatMap((type): HostHours[] =>
  [1, 2, 3, 4, 5].flatMap((weekday) => [
    { type, weekday, opens: 720, closes: 1080 },
    { type, weekday, opens: 540, closes: 720 },
  ]),
);

function host(number: number, more: Partial<Host["settings"]> = {}): Host {
  const settings = {
    takesCalls: true,
    timeZone: "America/Los_Angeles",
    bufferMinutes: 0,
    mostPerDay: null,
    meetsBy: "phone",
    meetingUrl: "",
    hours,
    days: [],
    ...more,
  } as const;
  return { number, name: "Ada", userId: null, isGone: false, settings };
}

test("hours that make the telephone's are no others, however they are cut", () => {
  expect(differsFromPhoneHours([host(1), host(2)])).toBe(false);
});

test("another zone, a shorter day or a weekend is", () => {
  expect(differsFromPhoneHours([host(1, { timeZone: "Europe/Lisbon" })])).toBe(true);
  expect(differsFromPhoneHours([host(1), host(2, { hours: hours.slice(1) })])).toBe(true);
  const saturday = { type: "call15", weekday: 6, opens: 540, closes: 600 } as const;
  expect(differsFromPhoneHours([host(1, { hours: [...hours, saturday] })])).toBe(true);
});

test("who takes no calls does not count, the shared calendar always does", () => {
  expect(differsFromPhoneHours([host(1), host(2, { hours: [], takesCalls: false })])).toBe(false);
  expect(differsFromPhoneHours([host(1, { hours: [], takesCalls: false })])).toBe(true);
});
