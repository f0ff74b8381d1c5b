import type { Chair } from "./test-server.ts";

/** Rows that the forms send, each with a text of its own unless given. */
export type Row = Readonly<Record<string, string | boolean | null | readonly string[]>>;

type Overrides = Readonly<Record<string, Row[string] | undefined>>;

export function aConsultation(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    first_name: "Maya",
    last_name: "Ortega",
    email: "maya@ortegaclinics.example",
    phone: "+1 415 555 0100",
    company: "Ortega Clinics",
    position: "Owner",
    project_title: "Booking for three clinics",
    project_description: `Patients print a PDF. ${crypto.randomUUID()}`,
    project_type: "healthcare",
    budget: "25000-50000",
    timeline: "2-4months",
    services: ["Web Application Development", "Hosting & Maintenance"],
    current_website: "https://ortegaclinics.example",
    competitors: "",
    target_audience: "",
    goals: "",
    additional_info: "",
    consultation_type: "video-call",
    preferred_date: null,
    preferred_time: "morning",
    timezone: "PST",
    agree_to_terms: true,
    agree_to_marketing: false,
    zone_name: "America/Los_Angeles",
    ...overrides,
  });
}

export function aSupportRequest(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    first_name: "",
    last_name: "",
    email: "",
    subject: "",
    message: `The export is empty. ${crypto.randomUUID()}`,
    channel: "form",
    ...overrides,
  });
}

export function aJobApplication(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    job_slug: "product-designer",
    full_name: "Ines Duarte",
    email: "ines@duarte.example",
    phone: "",
    links: ["https://duarte.example"],
    message: `I draw tables people like to read. ${crypto.randomUUID()}`,
    cv_url: "",
    ...overrides,
  });
}

export function anOrder(overrides: Overrides = {}): Row {
  return rowOf({
    kind: "package",
    item_id: "professional",
    addons: [],
    name: "Jonas Lindqvist",
    email: "jonas@nordlys.example",
    company: "",
    country: "Norway",
    address: "Storgata 1, Oslo",
    vat_id: "",
    notes: crypto.randomUUID(),
    agree_to_terms: true,
    ...overrides,
  });
}

function rowOf(values: Overrides): Row {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** An insert; the row is whatever a stranger might send. */
export function send(chair: Chair, table: string, row: object) {
  return chair.from(table).insert(row);
}

/** The entries that match, in the order of their ids. */
export async function find<Found>(chair: Chair, filter: object, columns: string): Promise<Found[]> {
  const { data, error } = await chair.rpc("find_entries", filter).select(columns).order("id");
  if (error) throw new Error(error.message);
  return data as unknown as Found[];
}

/** The tables that visitors without an account send to, with what stands in them. */
export const visitorForms = [
  {
    table: "consultation_applications",
    kind: "consultation",
    first: "new",
    aRow: aConsultation,
    text: "project_description",
  },
  {
    table: "support_requests",
    kind: "support",
    first: "open",
    aRow: aSupportRequest,
    text: "message",
  },
  { table: "job_applications", kind: "job", first: "new", aRow: aJobApplication, text: "message" },
] as const;

/** Sends a row that has to be accepted, and answers its id. */
export async function stored(chair: Chair, table: string, row: Row): Promise<string> {
  const { error } = await send(chair, table, row);
  if (error) throw new Error(`${table}: ${error.message}`);
  return String(row["id"]);
}
