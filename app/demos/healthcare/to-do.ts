import { dateOfDay, epochDay } from "#domain/dates.ts";
import { upcoming, visitText } from "./booking.ts";
import type { HealthState } from "./model.ts";
import { daysToExpiry } from "./prescriptions.ts";

export type ToDo = {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly leadsTo:
    | { readonly kind: "checkIn"; readonly visitId: string }
    | { readonly kind: "record"; readonly recordId: string }
    | { readonly kind: "prescriptions" };
};

const refillWithin = 14;
const checkInWithin = 3;

/** What the patient should see to, worked out from the record; what is done stays, struck out. */
export function toDos(state: HealthState, readAtStart: ReadonlySet<string>, now: Date): ToDo[] {
  const visits = upcoming(state.appointments)
    .filter(({ date }) => epochDay(dateOfDay(date)) - epochDay(now) <= checkInWithin)
    .map((visit): ToDo => ({
      id: `check-in-${visit.id}`,
      text: `Check in for ${visitText(visit)}, ${visit.doctor}`,
      isDone: state.checkedIn.includes(visit.id),
      leadsTo: { kind: "checkIn", visitId: visit.id },
    }));
  const results = state.records
    .filter(({ id, kind }) => kind === "lab" && !readAtStart.has(id))
    .map((record): ToDo => ({
      id: `read-${record.id}`,
      text: `Read your ${record.title.toLowerCase()}`,
      isDone: !record.isUnread,
      leadsTo: { kind: "record", recordId: record.id },
    }));
  const refills = state.prescriptions
    .filter((prescription) => daysToExpiry(prescription, now) <= refillWithin)
    .map((prescription): ToDo => ({
      id: `renew-${prescription.id}`,
      text: `Renew ${prescription.medication}`,
      isDone: prescription.request !== null,
      leadsTo: { kind: "prescriptions" },
    }));
  return [...visits, ...results, ...refills];
}

/** The results that had been read before this visit. */
export function readRecords(records: HealthState["records"]): ReadonlySet<string> {
  return new Set(records.filter(({ isUnread }) => !isUnread).map(({ id }) => id));
}
