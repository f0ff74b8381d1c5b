import { addDays, isoDay } from "#domain/dates.ts";
import {
  doctors,
  type Appointment,
  type Booking,
  type HealthRecord,
  type HealthState,
  type Prescription,
  type VisitType,
} from "./model.ts";
import { bloodCount, lipidPanel, metabolicPanel, visitNotes } from "./sample-records.ts";
import { buildVitals } from "./sample-vitals.ts";

type Doctor = (typeof doctors)[number];

const [osei, brandt, carvalho] = doctors;

/** The portal as the patient finds it. */
export function buildHealth(now: Date): HealthState {
  const appointments = buildAppointments(now);
  return {
    openedAt: now,
    tab: "dashboard",
    appointments,
    list: "upcoming",
    booking: emptyBooking(now),
    cancelled: [],
    checkedIn: [],
    prescriptions: buildPrescriptions(now),
    records: buildRecords(appointments, now),
    recordKind: "all",
    recordQuery: "",
    openRecord: null,
    shares: [],
    vitals: buildVitals(now),
    metric: "pressure",
    range: "6m",
    messages: [],
    messageTopic: null,
  };
}

function emptyBooking(now: Date): Booking {
  return {
    month: { year: now.getFullYear(), month: now.getMonth() },
    cursor: null,
    date: null,
    time: null,
    doctor: null,
    department: null,
    filter: "all",
    type: "in-person",
    reason: "",
    movingId: null,
    bookedId: null,
  };
}

function buildAppointments(now: Date): Appointment[] {
  const visit = (
    id: string,
    days: number,
    time: string,
    { name, department }: Doctor,
    type: VisitType,
  ): Appointment => ({
    id,
    date: isoDay(addDays(now, days)),
    time,
    doctor: name,
    department,
    type,
    status: days > 0 ? "upcoming" : "completed",
  });
  return [
    visit("a1", 3, "10:30", osei, "telehealth"),
    visit("a2", 9, "14:30", brandt, "in-person"),
    visit("a3", 24, "10:00", carvalho, "in-person"),
    visit("a4", -18, "11:00", brandt, "in-person"),
    visit("a5", -63, "10:30", osei, "in-person"),
    visit("a6", -140, "16:30", carvalho, "telehealth"),
    visit("a7", -320, "09:30", brandt, "in-person"),
  ];
}

function buildPrescriptions(now: Date): Prescription[] {
  const prescription = (
    id: string,
    medication: string,
    dosage: string,
    refills: number,
    prescriber: Doctor,
    days: number,
    isDaily: boolean,
    isBooked: boolean,
  ): Prescription => ({
    id,
    medication,
    dosage,
    refills,
    prescriber: prescriber.name,
    expires: isoDay(addDays(now, days)),
    isDaily,
    isBooked,
    request: null,
  });
  return [
    prescription(
      "atorvastatin",
      "Atorvastatin 20 mg",
      "One tablet each evening",
      3,
      osei,
      142,
      true,
      true,
    ),
    prescription(
      "lisinopril",
      "Lisinopril 10 mg",
      "One tablet each morning",
      2,
      osei,
      96,
      true,
      true,
    ),
    prescription(
      "vitamin-d",
      "Vitamin D3 2000 IU",
      "One capsule daily",
      5,
      brandt,
      210,
      true,
      true,
    ),
    prescription(
      "tretinoin",
      "Tretinoin 0.05% cream",
      "Thin layer at night",
      1,
      carvalho,
      41,
      true,
      false,
    ),
    prescription(
      "cetirizine",
      "Cetirizine 10 mg",
      "One tablet when needed",
      0,
      brandt,
      12,
      false,
      false,
    ),
  ];
}

function buildRecords(appointments: readonly Appointment[], now: Date): HealthRecord[] {
  const record = (
    id: string,
    days: number,
    doctor: string,
    rest: Pick<HealthRecord, "kind" | "title"> & Partial<HealthRecord>,
  ): HealthRecord => ({
    id,
    date: isoDay(addDays(now, days)),
    doctor,
    isUnread: false,
    analytes: [],
    paragraphs: [],
    ...rest,
  });
  const previous = isoDay(addDays(now, -200));
  const notes = appointments
    .filter(({ status }) => status === "completed")
    .map((visit): HealthRecord => ({
      id: `note-${visit.id}`,
      kind: "note",
      title: `Visit note, ${visit.department}`,
      date: visit.date,
      doctor: visit.doctor,
      isUnread: false,
      analytes: [],
      paragraphs: visitNotes[visit.id] ?? [],
      visitId: visit.id,
    }));
  return [
    record("lipid", -18, brandt.name, {
      kind: "lab",
      title: "Lipid panel",
      isUnread: true,
      previous,
      analytes: lipidPanel,
    }),
    record("metabolic", -18, brandt.name, {
      kind: "lab",
      title: "Metabolic panel",
      isUnread: true,
      previous,
      analytes: metabolicPanel,
    }),
    record("count", -18, brandt.name, {
      kind: "lab",
      title: "Blood count",
      previous,
      analytes: bloodCount,
    }),
    ...notes,
    record("xray", -63, osei.name, {
      kind: "imaging",
      title: "Chest X-ray",
      paragraphs: [{ heading: "Finding", text: "Clear lungs, normal heart size" }],
    }),
    record("flu", -52, brandt.name, {
      kind: "immunization",
      title: "Flu vaccine",
      paragraphs: [
        { heading: "Given", text: "Season's dose, left arm. Next one in about a year." },
      ],
    }),
    record("tetanus", -3 * 365, brandt.name, {
      kind: "immunization",
      title: "Tetanus vaccine",
      paragraphs: [{ heading: "Given", text: "Booster. The next one is due ten years later." }],
    }),
    record("list", -320, brandt.name, {
      kind: "list",
      title: "Allergies & conditions",
      paragraphs: [
        { heading: "Allergy", text: "Penicillin – rash" },
        { heading: "Conditions", text: "High blood pressure, high cholesterol" },
      ],
    }),
  ];
}
