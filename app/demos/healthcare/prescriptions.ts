import { addBusinessDays, dateOfDay, epochDay, isoDay } from "#domain/dates.ts";
import type { Prescription } from "./model.ts";

export type RxState = "active" | "expiring" | "empty" | "expired";

const soon = 30;

/** Whole days until a prescription expires; on its last day it still holds. */
export function daysToExpiry({ expires }: Pick<Prescription, "expires">, now: Date): number {
  return epochDay(dateOfDay(expires)) - epochDay(now);
}

export function rxState(prescription: Prescription, now: Date): RxState {
  const days = daysToExpiry(prescription, now);
  if (days < 0) return "expired";
  if (prescription.refills === 0) return "empty";
  return days <= soon ? "expiring" : "active";
}

export function rxText(prescription: Prescription, now: Date): string {
  const days = daysToExpiry(prescription, now);
  switch (rxState(prescription, now)) {
    case "expired":
      return "Expired";
    case "empty":
      return "No refills left";
    case "expiring":
      return days === 0 ? "Expires today" : `Expires in ${days} ${days === 1 ? "day" : "days"}`;
    case "active":
      return "Active";
  }
}

export function canRefill(prescription: Prescription, now: Date): boolean {
  return (
    prescription.request === null &&
    prescription.refills > 0 &&
    rxState(prescription, now) !== "expired"
  );
}

const refillDays = 2;

/** One refill less, ready after two business days; while one is open there is no second. */
export function requestRefill(
  prescription: Prescription,
  pharmacy: string,
  now: Date,
): Prescription {
  if (!canRefill(prescription, now)) return prescription;
  const ready = isoDay(addBusinessDays(now, refillDays));
  return {
    ...prescription,
    refills: prescription.refills - 1,
    request: { kind: "refill", pharmacy, ready },
  };
}

/** Asks the prescriber for a new one, when nothing is left of the old. */
export function requestRenewal(prescription: Prescription, now: Date): Prescription {
  const state = rxState(prescription, now);
  if (prescription.request !== null || (state !== "empty" && state !== "expired")) {
    return prescription;
  }
  return { ...prescription, request: { kind: "renewal", pharmacy: null, ready: null } };
}

export function takenCount(prescriptions: readonly Prescription[]): { taken: number; of: number } {
  const daily = prescriptions.filter(({ isDaily }) => isDaily);
  return { taken: daily.filter(({ isBooked }) => isBooked).length, of: daily.length };
}
