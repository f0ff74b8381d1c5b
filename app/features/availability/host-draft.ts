import { availabilityFaults as words, weekdays, zoneWords } from "#app/content/availability.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { typeIds, type HostSettings } from "./availability.ts";
import { openedFaults, type Checked } from "./checked.ts";
import { dayRecord, typedDay } from "./day-records.ts";
import { readWhole } from "./notice-units.ts";
import { daysWith, type DaysDraft } from "./special-days.ts";
import { faultOfWindow, readWindow, typedWindow, type Week } from "./windows.ts";

/** Settings of a calendar as they stand in the form. */
export type HostDraft = DaysDraft & {
  readonly takesCalls: boolean;
  readonly timeZone: string;
  readonly buffer: string;
  readonly mostPerDay: string;
  readonly meetsBy: "phone" | "link";
  readonly meetingUrl: string;
  readonly hours: Readonly<Record<CallTypeId, Week>>;
};

export function hostDraft(settings: HostSettings): HostDraft {
  const weekOf = (type: CallTypeId): Week =>
    weekdays.map((_, day) =>
      settings.hours
        .filter((hours) => hours.type === type && hours.weekday === day + 1)
        .toSorted((one, other) => one.opens - other.opens)
        .map(typedWindow),
    );
  return {
    days: settings.days.map(typedDay),
    opened: null,
    takesCalls: settings.takesCalls,
    timeZone: settings.timeZone,
    buffer: String(settings.bufferMinutes),
    mostPerDay: settings.mostPerDay === null ? "" : String(settings.mostPerDay),
    meetsBy: settings.meetsBy,
    meetingUrl: settings.meetingUrl,
    hours: {
      call15: weekOf("call15"),
      partner30: weekOf("partner30"),
      consult30: weekOf("consult30"),
    },
  };
}

const isLink = (text: string) => /^https:\/\/\S{4,500}$/.test(text);

export function windowKey(type: CallTypeId, day: number, index: number): string {
  return `hours-${type}-${day}-${index}`;
}

/** `zones` are those that the browser knows. */
export function checkHost(draft: HostDraft, zones: readonly string[]): Checked {
  const faults: Record<string, string> = {};
  const buffer = readWhole(draft.buffer, 0, 120);
  const most = draft.mostPerDay.trim() === "" ? null : readWhole(draft.mostPerDay, 1, 50);
  const url = draft.meetingUrl.trim();
  if (!zones.includes(draft.timeZone)) faults["time_zone"] = zoneWords.unknown;
  if (buffer === null) faults["buffer_minutes"] = words.buffer;
  if (most === null && draft.mostPerDay.trim() !== "") faults["most_per_day"] = words.most;
  if (draft.meetsBy === "link" && !isLink(url)) faults["meeting_url"] = words.link;
  Object.assign(faults, faultsOfHours(draft.hours), openedFaults(draft));
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return {
    ok: true,
    settings: {
      takes_calls: draft.takesCalls,
      time_zone: draft.timeZone,
      buffer_minutes: buffer,
      most_per_day: most,
      meets_by: draft.meetsBy,
      meeting_url: isLink(url) ? url : "",
      hours: hourRecords(draft.hours),
      exceptions: daysWith(draft).map(dayRecord),
    },
  };
}

function faultsOfHours(hours: HostDraft["hours"]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const type of typeIds) {
    for (const [day, windows] of hours[type].entries()) {
      for (const index of windows.keys()) {
        const fault = faultOfWindow(windows, index);
        if (fault) faults[windowKey(type, day, index)] = words[fault];
      }
    }
  }
  return faults;
}

function hourRecords(hours: HostDraft["hours"]) {
  return typeIds.flatMap((type) =>
    hours[type].flatMap((windows, day) =>
      windows.flatMap((typed) => {
        const window = readWindow(typed);
        return window ? [{ type, weekday: day + 1, ...window }] : [];
      }),
    ),
  );
}
