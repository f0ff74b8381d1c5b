import { expect, test } from "vitest";
import { business } from "#domain/business.ts";
import { shortMomentIn } from "../entry/call-times.ts";
import type { HistoryLine, RecordRow } from "../entry/record.ts";
import type { Team } from "../entry/team.ts";
import { tellHistory } from "./history-labels.ts";

const now = new Date("2026-11-22T10:00:00Z");
const team: Team = {
  myId: "dana",
  members: [
    { id: "dana", name: "Dana", email: "dana@perilune.example", isOwner: true, isActive: true },
    { id: "lee", name: "Lee", email: "lee@perilune.example", isOwner: false, isActive: true },
  ],
};
const hosts = [
  { number: 1, name: "Team", userId: "", isGone: false, meetingUrl: "" },
  { number: 2, name: "Dana", userId: "dana", isGone: false, meetingUrl: "" },
  { number: 3, name: "Lee", userId: "lee", isGone: false, meetingUrl: "" },
];
const booked: RecordRow = {
  status: "confirmed",
  starts_at: "2026-11-24T18:00:00+00:00",
  host: 1,
  cancelled_by: null,
};
const later = "2026-11-25T19:00:00+00:00";
const timeOf = (startsAt: string) => shortMomentIn(startsAt, business.office.zone);

/** One change of a call in words; the log keeps the whole row before and after it. */
function told(actorId: string | null, before: RecordRow, after: RecordRow): string {
  const line: HistoryLine = {
    id: "1",
    at: "2026-11-21T10:00:00Z",
    actorId,
    before: { ...booked, ...before },
    after: { ...booked, ...before, ...after },
  };
  return tellHistory("call", [line], team, now, hosts)
    .map(({ who, deed }) => `${who} ${deed}`)
    .join();
}

test("what the team does with a call is told with its times and names", () => {
  const shifted = `moved it from ${timeOf("2026-11-24T18:00:00Z")} to ${timeOf(later)}`;
  expect(told("dana", {}, { starts_at: later })).toBe(`You ${shifted}`);
  expect(told("dana", {}, { host: 3 })).toBe("You gave it to Lee");
  expect(told("lee", {}, { host: 2 })).toBe("Lee gave it to you");
  expect(told("lee", { host: 2 }, { host: 1 })).toBe("Lee gave it to the team's calendar");
  expect(told("lee", {}, { starts_at: later, host: 3 })).toBe(`Lee ${shifted} and took it`);
  expect(told("lee", {}, { status: "cancelled", cancelled_by: "staff" })).toBe("Lee cancelled it");
  expect(told("lee", { status: "cancelled", cancelled_by: "staff" }, { status: "confirmed" })).toBe(
    "Lee took the cancelling back",
  );
  expect(told("lee", {}, { status: "done" })).toBe("Lee marked it done");
});

test("what its visitor does is the visitor's, not the site's", () => {
  expect(told(null, {}, { status: "cancelled", cancelled_by: "visitor" })).toBe(
    "The visitor cancelled it",
  );
  expect(told(null, {}, { starts_at: later, host: 3 })).toBe(
    `The visitor moved it from ${timeOf("2026-11-24T18:00:00Z")} to ${timeOf(later)} and is with Lee now`,
  );
  expect(told(null, {}, { host: 3 })).toBe("The site gave it to Lee");
});

test("a mailbox that is blocked, and let in again", () => {
  const line = (isRefused: boolean): HistoryLine => ({
    id: String(isRefused),
    at: "2026-11-21T10:00:00Z",
    actorId: "lee",
    before: {},
    after: { is_refused: isRefused },
  });
  expect(
    tellHistory("call", [line(true), line(false)], team, now, hosts).map(({ deed }) => deed),
  ).toEqual(["blocked the mailbox", "let the mailbox book again"]);
});
