import type { ShownMonth } from "#app/components/demo/calendar-keys.ts";
import type { IsoDay } from "#domain/dates.ts";

export const departments = ["Cardiology", "General Practice", "Dermatology"] as const;
export type Department = (typeof departments)[number];

/** Three doctors, a department each (specification, section 9). */
export const doctors = [
  { name: "Dr. Amara Osei", department: "Cardiology" },
  { name: "Dr. Felix Brandt", department: "General Practice" },
  { name: "Dr. Ines Carvalho", department: "Dermatology" },
] as const satisfies readonly { name: string; department: Department }[];

export type VisitType = "in-person" | "telehealth";

export type Appointment = {
  readonly id: string;
  readonly date: IsoDay;
  /** `10:30`, 24 hours. */
  readonly time: string;
  readonly doctor: string;
  readonly department: Department;
  readonly status: "upcoming" | "completed";
  readonly type: VisitType;
  readonly reason?: string;
};

export type TimeSlot = {
  readonly time: string;
  readonly available: boolean;
  readonly doctor: string;
  readonly department: Department;
  /** Taken by the patient's own visit. */
  readonly isOwn: boolean;
};

type Request = {
  readonly kind: "refill" | "renewal";
  readonly pharmacy: string | null;
  readonly ready: IsoDay | null;
};

export type Prescription = {
  readonly id: string;
  readonly medication: string;
  readonly dosage: string;
  readonly refills: number;
  readonly prescriber: string;
  readonly expires: IsoDay;
  readonly isDaily: boolean;
  readonly isBooked: boolean;
  readonly request: Request | null;
};

/** A value's range: closed from `low` to `high`; `below` and `from` leave one side open. */
export type ResultRange =
  | { readonly kind: "within"; readonly low: number; readonly high: number }
  | { readonly kind: "below"; readonly limit: number; readonly borderlineTo?: number }
  | { readonly kind: "from"; readonly limit: number };

export type Analyte = {
  readonly name: string;
  /** What it is, in plain words. */
  readonly plain: string;
  readonly unit: string;
  /** The latest first. */
  readonly values: readonly [number, number, number];
  readonly range: ResultRange;
  /** Where the line of ranges begins and ends. */
  readonly scale: readonly [number, number];
};

export type Paragraph = { readonly heading: string; readonly text: string };

export type RecordKind = "lab" | "note" | "imaging" | "immunization" | "list";

export type HealthRecord = {
  readonly id: string;
  readonly kind: RecordKind;
  readonly title: string;
  readonly date: IsoDay;
  readonly doctor: string;
  readonly isUnread: boolean;
  readonly analytes: readonly Analyte[];
  readonly paragraphs: readonly Paragraph[];
  /** The day of the results before these. */
  readonly previous?: IsoDay;
  /** The visit that a note belongs to. */
  readonly visitId?: string;
};

export type Reading = {
  readonly day: IsoDay;
  readonly systolic: number;
  readonly diastolic: number;
};

/** Values over time, the oldest first. */
export type Weekly = readonly { readonly day: IsoDay; readonly value: number }[];

export type DayTaken = { readonly day: IsoDay; readonly count: number; readonly of: number };

export type Vitals = {
  readonly pressure: readonly Reading[];
  readonly weight: Weekly;
  readonly heartRate: Weekly;
  readonly sleep: Weekly;
  /** Hours of the last seven nights. */
  readonly nights: Weekly;
  /** The last seven days. */
  readonly steps: readonly { readonly day: IsoDay; readonly steps: number }[];
  /** The last five weeks: how many of the daily medicines of that time were taken. */
  readonly taken: readonly DayTaken[];
};

type ThreadMessage = {
  readonly id: string;
  readonly from: "patient" | "clinic";
  readonly topic: string;
  readonly text: string;
};

export type Booking = {
  readonly month: ShownMonth;
  readonly cursor: IsoDay | null;
  readonly date: IsoDay | null;
  readonly time: string | null;
  readonly doctor: string | null;
  readonly department: Department | null;
  readonly filter: Department | "all";
  readonly type: VisitType;
  readonly reason: string;
  /** The visit that is being moved. */
  readonly movingId: string | null;
  /** The visit that was just booked or moved. */
  readonly bookedId: string | null;
};

export type SharedSection = "appointments" | "records" | "prescriptions" | "analytics";

/** Somebody who may look at parts of the record. */
export type Share = {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly SharedSection[];
  readonly until: IsoDay;
};

export type HealthTab = "dashboard" | "appointments" | "records" | "prescriptions" | "analytics";

export type MetricName = "pressure" | "weight" | "heartRate" | "sleep";
export type VitalsRange = "4w" | "3m" | "6m";

export type HealthState = {
  readonly openedAt: Date;
  readonly tab: HealthTab;
  readonly appointments: readonly Appointment[];
  readonly list: "upcoming" | "completed";
  readonly booking: Booking;
  /** The visits that were cancelled in this visit, the latest first. */
  readonly cancelled: readonly Appointment[];
  /** Visits that were checked in. */
  readonly checkedIn: readonly string[];
  readonly prescriptions: readonly Prescription[];
  readonly records: readonly HealthRecord[];
  readonly recordKind: RecordKind | "all";
  readonly recordQuery: string;
  readonly openRecord: string | null;
  readonly shares: readonly Share[];
  readonly vitals: Vitals;
  readonly metric: MetricName;
  readonly range: VitalsRange;
  readonly messages: readonly ThreadMessage[];
  /** The topic of the message that is being written; null while the dialog is closed. */
  readonly messageTopic: string | null;
};
