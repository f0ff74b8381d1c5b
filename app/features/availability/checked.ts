import { daysWith, faultsOfDay, type DaysDraft } from "./special-days.ts";

/** What is wrong, by the field's key; its control has the id `availability-<key>`. */
export type Faults = Readonly<Record<string, string>>;

export type Checked =
  | { readonly ok: true; readonly settings: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: Faults };

export function controlId(key: string): string {
  return `availability-${key}`;
}

/** Faults of the form of one day, if it is a part of the list. */
export function openedFaults(draft: DaysDraft): Faults {
  if (!draft.opened || daysWith(draft) === draft.days) return {};
  const faults = Object.entries(faultsOfDay(draft.opened.values));
  return Object.fromEntries(faults.map(([field, fault]) => [`day-${field}`, fault]));
}
