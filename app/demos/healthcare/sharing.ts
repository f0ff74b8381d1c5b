import { addDays, isoDay } from "#domain/dates.ts";
import type { HealthState, Share, SharedSection } from "./model.ts";

export const sharedSections: readonly { readonly id: SharedSection; readonly label: string }[] = [
  { id: "appointments", label: "Appointments" },
  { id: "records", label: "Medical Records" },
  { id: "prescriptions", label: "Prescriptions" },
  { id: "analytics", label: "Health Analytics" },
];

/** How long somebody may look, in days. */
export const shareDays = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "365", label: "1 year" },
] as const;

export type ShareTime = (typeof shareDays)[number]["value"];

/** Needs a name and something to look at. */
export function canShare(name: string, sections: readonly SharedSection[]): boolean {
  return name.trim() !== "" && sections.length > 0;
}

/** Somebody more may look at parts of the record; the sections keep the order of the tabs. */
export function withShare(
  shares: HealthState["shares"],
  name: string,
  sections: readonly SharedSection[],
  time: ShareTime,
  now: Date,
): HealthState["shares"] {
  if (!canShare(name, sections)) return shares;
  const share: Share = {
    id: `share-${shares.reduce((most, { id }) => Math.max(most, Number(id.slice(6))), 0) + 1}`,
    name: name.trim(),
    sections: sharedSections.map(({ id }) => id).filter((id) => sections.includes(id)),
    until: isoDay(addDays(now, Number(time))),
  };
  return [...shares, share];
}

/** `Appointments, Prescriptions` */
export function sectionsText(sections: readonly SharedSection[]): string {
  return sharedSections
    .filter(({ id }) => sections.includes(id))
    .map(({ label }) => label)
    .join(", ");
}
