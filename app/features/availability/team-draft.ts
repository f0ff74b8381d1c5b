import { availabilityFaults as words } from "#app/content/availability.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { typeIds, type Availability, type CallRules } from "./availability.ts";
import { openedFaults, type Checked } from "./checked.ts";
import { dayRecord, typedDay } from "./day-records.ts";
import { readNotice, readWhole, typedNotice, type TypedNotice } from "./notice-units.ts";
import { daysWith, type DaysDraft } from "./special-days.ts";

export type TypedRules = {
  readonly isOffered: boolean;
  readonly notice: TypedNotice;
  readonly horizon: string;
  readonly step: number;
};

/** What holds for everybody, as it stands in the form. */
export type TeamDraft = DaysDraft & {
  readonly rules: Readonly<Record<CallTypeId, TypedRules>>;
};

const usual: Omit<CallRules, "id"> = {
  isOffered: false,
  noticeMinutes: 60,
  horizonDays: 10,
  stepMinutes: 15,
};

export function teamDraft({ rules, days }: Availability): TeamDraft {
  const rulesOf = (type: CallTypeId): TypedRules => {
    const found = rules.find(({ id }) => id === type) ?? usual;
    return {
      isOffered: found.isOffered,
      notice: typedNotice(found.noticeMinutes),
      horizon: String(found.horizonDays),
      step: found.stepMinutes,
    };
  };
  return {
    days: days.map(typedDay),
    opened: null,
    rules: {
      call15: rulesOf("call15"),
      partner30: rulesOf("partner30"),
      consult30: rulesOf("consult30"),
    },
  };
}

export function checkTeam(draft: TeamDraft): Checked {
  const faults: Record<string, string> = { ...openedFaults(draft) };
  const types = typeIds.map((id) => {
    const { isOffered, notice, horizon, step } = draft.rules[id];
    const [minutes, days] = [readNotice(notice), readWhole(horizon, 1, 60)];
    if (minutes === null) faults[`${id}-notice`] = words.notice;
    if (days === null) faults[`${id}-horizon`] = words.horizon;
    return {
      id,
      is_offered: isOffered,
      notice_minutes: minutes,
      horizon_days: days,
      step_minutes: step,
    };
  });
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, settings: { types, exceptions: daysWith(draft).map(dayRecord) } };
}
