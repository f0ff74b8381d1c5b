import * as fc from "fast-check";
import { expect, test } from "vitest";
import { makeIcs, type CalendarEvent } from "./calendar-file.ts";

const now = new Date("2026-11-20T09:00:00Z");
const visit: CalendarEvent = {
  id: "visit-1",
  title: "Visit, Dr. Osei; bring\\list",
  start: new Date(2026, 10, 23, 10, 30),
  minutes: 30,
  place: "Riverbend Health",
  time: "floating",
};

test("signs with a meaning of their own are escaped, line breaks too", () => {
  const file = makeIcs({ ...visit, notes: "one\ntwo" }, now);
  expect(file).toContain(String.raw`SUMMARY:Visit\, Dr. Osei\; bring\\list`);
  expect(file).toContain(String.raw`DESCRIPTION:one\ntwo`);
});

test("floating time is the wall clock, UTC the moment", () => {
  expect(makeIcs(visit, now)).toContain("DTSTART:20261123T103000\r\nDTEND:20261123T110000\r\n");
  const moment = { ...visit, start: new Date("2026-11-23T10:30:00Z"), time: "utc" } as const;
  expect(makeIcs(moment, now)).toContain("DTSTART:20261123T103000Z");
});

test("lines end with CRLF and hold at most 75 octets, and unfolding gives the text back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (place) => {
      fc.pre(!/[\\,;\r\n]/.test(place) && place !== "");
      const file = makeIcs({ ...visit, place }, now);
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(file.replaceAll("\r\n ", "")).toContain(`LOCATION:${place}\r\n`);
    }),
  );
});
