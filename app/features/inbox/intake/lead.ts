import * as z from "zod/mini";
import { leadFaults } from "#app/content/intake.ts";

/** A lead as somebody writes it down; absent texts are empty. */
export const leadShape = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  source: z.string(),
  message: z.string(),
});

export type Lead = z.infer<typeof leadShape>;
export type LeadField = keyof Lead;

export const noLead: Lead = {
  name: "",
  email: "",
  phone: "",
  company: "",
  source: "",
  message: "",
};

export const leadFields: readonly LeadField[] = [
  "name",
  "email",
  "phone",
  "company",
  "source",
  "message",
];

export type LeadErrors = Readonly<Partial<Record<LeadField, string>>>;

/** As the database has it (`private.is_mail_address`). */
const mailAddress =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[^\][@\s\p{Cc}<>()\\,;:"]+\.[^\][@\s\p{Cc}<>()\\,;:".]+$/u;
const phoneNumber = /^[^A-Za-z]*([0-9][^A-Za-z]*){5}/;

/** What is wrong with a lead, field by field, by the rules of the database (`private.refusal_of`). */
export function faultsOf(lead: Lead): LeadErrors {
  const email = lead.email.trim();
  const phone = lead.phone.trim();
  const found: Partial<Record<LeadField, string>> = {};
  if (lead.name.trim() === "") found.name = leadFaults.noName;
  else if (lengthOf(lead.name) > 200) found.name = leadFaults.longName;
  if (email === "" && phone === "") found.email = leadFaults.unreachable;
  if (email !== "" && (lengthOf(email) > 254 || !mailAddress.test(email))) {
    found.email = leadFaults.noAddress;
  }
  if (phone !== "" && (lengthOf(lead.phone) > 60 || !phoneNumber.test(lead.phone))) {
    found.phone = leadFaults.noPhone;
  }
  if (lengthOf(lead.company) > 200) found.company = leadFaults.longCompany;
  if (lengthOf(lead.source) > 100) found.source = leadFaults.longSource;
  if (lengthOf(lead.message) > 10_000) found.message = leadFaults.longMessage;
  return found;
}

/** The first thing that is wrong with a lead; `null` when nothing is. */
export function faultOf(lead: Lead): string | null {
  const faults = faultsOf(lead);
  for (const field of leadFields) if (faults[field]) return faults[field];
  return null;
}

/** In characters, as the database counts. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export function isLeadField(name: string | null): name is LeadField {
  return leadFields.some((field) => field === name);
}
