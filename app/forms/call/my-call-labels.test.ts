import { describe, expect, test } from "vitest";
import { callFile } from "./my-call-file.ts";
import { hostClock, openingOf, placeOf } from "./my-call-labels.ts";
import type { MyCall } from "./my-call-repository.ts";

const call: MyCall = {
  id: "5f0c0a52-6f5c-4a0e-9d55-0d1f4d6f0a11",
  reference: "CB-5F0C0A52",
  type: "call15",
  startsAt: "2026-12-09T01:00:00.000Z",
  endsAt: "2026-12-09T01:15:00.000Z",
  state: "booked",
  zone: "Europe/Lisbon",
  name: "Maya",
  email: "maya@ortegaclinics.example",
  phone: "",
  place: "link",
  meetingUrl: "https://meet.example/dana",
  hostName: "Dana",
  hostZone: "America/Los_Angeles",
  sequence: 0,
  movesLeft: 5,
  cancelledBy: null,
};

/** What the page shows of it, as after an answer. */
function shown(more: Partial<MyCall>, change: "confirmed" | "moved" | null = null) {
  return { kind: "call", call: { ...call, ...more }, change, isGoingOn: false } as const;
}

describe("the headline says how the call stands", () => {
  test("a call that takes place, and what was just done with it", () => {
    expect(openingOf(shown({})).title).toBe("Your call is booked");
    expect(openingOf(shown({}, "moved")).title).toBe("Your call is moved");
    expect(openingOf(shown({}, "confirmed")).title).toBe("Your call is confirmed");
    expect(openingOf(shown({ state: "unconfirmed" })).title).toBe("Confirm your call");
  });

  test("who has cancelled it", () => {
    const lead = (cancelledBy: MyCall["cancelledBy"]) =>
      openingOf(shown({ state: "cancelled", cancelledBy })).lead;
    expect(lead("visitor")).toContain("You cancelled it");
    expect(lead("staff")).toContain("We had to cancel it");
  });

  test("a call that has begun is past unless one can still come", () => {
    const past = shown({ state: "past" });
    expect(openingOf(past).title).toBe("This call is past");
    expect(openingOf({ ...past, isGoingOn: true }).title).toBe("Your call has begun");
  });

  test("without a call it is the page's own", () => {
    for (const kind of ["waiting", "empty", "unknown"] as const) {
      expect(openingOf({ kind }).title).toBe("Your call");
    }
  });
});

test("the host's clock stands beside the visitor's only where it shows something else", () => {
  const clock = (own: string, host: string) => hostClock(call.startsAt, own, host);
  expect(clock("Europe/Lisbon", "America/Los_Angeles")).toBe("Tue, Dec 8, 5:00 PM Pacific time");
  expect(clock("Europe/Lisbon", "Asia/Calcutta")).toBe("Wed, Dec 9, 6:30 AM Kolkata time");
  expect(clock("Europe/Lisbon", "Europe/London")).toBeNull();
});

test("the place is what is known of it", () => {
  const place = (more: Partial<MyCall>) => placeOf({ ...call, ...more });
  expect(place({ place: "phone", phone: "+1 415 555 0199" })).toBe("We call +1 415 555 0199");
  expect(place({ place: "office" })).toBe("Our office in San Francisco, California");
  expect(place({ place: "none" })).toBe("We write to maya@ortegaclinics.example how to reach us");
  expect(place({})).toBe("A video call");
  expect(place({ state: "unconfirmed", meetingUrl: "" })).toContain("once you have confirmed");
});

test("the calendar file has the call's id, its link, and the way back to the page", () => {
  const file = callFile(call, "https://perilune.example/calls#abc", new Date(0));
  for (const line of [
    `UID:${call.id}@perilune.example`,
    "DTSTART:20261209T010000Z",
    "DTEND:20261209T011500Z",
    "LOCATION:https://meet.example/dana",
  ]) {
    expect(file).toContain(`${line}\r\n`);
  }
  expect(file.replaceAll("\r\n ", "")).toContain("https://perilune.example/calls#abc");
});
