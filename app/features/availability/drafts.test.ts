import { expect, test } from "vitest";
import type { Availability, HostSettings } from "./availability.ts";
import { checkHost, hostDraft } from "./host-draft.ts";
import { noDay } from "./special-days.ts";
import { checkTeam, teamDraft } from "./team-draft.ts";

const zones = ["Europe/Lisbon"];
const settings: HostSettings = {
  takesCalls: true,
  timeZone: "Europe/Lisbon",
  bufferMinutes: 10,
  mostPerDay: null,
  meetsBy: "phone",
  meetingUrl: "",
  hours: [
    { type: "call15", weekday: 1, opens: 780, closes: 1440 },
    { type: "call15", weekday: 1, opens: 540, closes: 720 },
  ],
  days: [
    {
      firstDay: "2026-12-24",
      lastDay: "2026-12-26",
      isYearly: false,
      opens: null,
      closes: null,
      reason: "Home",
    },
  ],
};
const draft = hostDraft(settings);

test("what is not changed is saved as it was", () => {
  expect(checkHost(draft, zones)).toEqual({
    ok: true,
    settings: {
      takes_calls: true,
      time_zone: "Europe/Lisbon",
      buffer_minutes: 10,
      most_per_day: null,
      meets_by: "phone",
      meeting_url: "",
      hours: [
        { type: "call15", weekday: 1, opens: 540, closes: 720 },
        { type: "call15", weekday: 1, opens: 780, closes: 1440 },
      ],
      exceptions: [
        {
          first_day: "2026-12-24",
          last_day: "2026-12-26",
          yearly: false,
          opens: null,
          closes: null,
          reason: "Home",
        },
      ],
    },
  });
});

test("faults are named by their fields", () => {
  const faulty = {
    ...draft,
    timeZone: "Mars",
    buffer: "121",
    mostPerDay: "0",
    meetsBy: "link" as const,
    meetingUrl: "http://meet.example/ada",
    hours: { ...draft.hours, partner30: [[{ opens: "10:00", closes: "09:00" }]] },
    opened: { place: null, values: { ...noDay, reason: "Dentist" } },
  };
  const checked = checkHost(faulty, zones);
  expect(checked.ok || Object.keys(checked.faults)).toEqual([
    "time_zone",
    "buffer_minutes",
    "most_per_day",
    "meeting_url",
    "hours-partner30-0-0",
    "day-firstDay",
  ]);
});

test("a link that is not used is no fault, and is kept if it is one", () => {
  const [kept, dropped] = ["https://meet.example/ada", "meet.example"].map((meetingUrl) =>
    checkHost({ ...draft, meetingUrl }, zones),
  );
  expect(kept).toMatchObject({ settings: { meeting_url: "https://meet.example/ada" } });
  expect(dropped).toMatchObject({ settings: { meeting_url: "" } });
});

test("the rules of the team are minutes and days", () => {
  const team: Availability = {
    hosts: [],
    rules: [
      { id: "call15", isOffered: true, noticeMinutes: 120, horizonDays: 10, stepMinutes: 15 },
    ],
    days: [],
    selfId: "",
    isOwner: true,
  };
  const typed = teamDraft(team);
  const checked = checkTeam(typed);
  expect(checked).toMatchObject({ ok: true });
  expect(checked.ok && checked.settings["types"]).toContainEqual({
    id: "call15",
    is_offered: true,
    notice_minutes: 120,
    horizon_days: 10,
    step_minutes: 15,
  });
  const call15 = { ...typed.rules.call15, horizon: "61" };
  expect(checkTeam({ ...typed, rules: { ...typed.rules, call15 } })).toEqual({
    ok: false,
    faults: { "call15-horizon": "Enter a number of days from 1 to 60." },
  });
});
