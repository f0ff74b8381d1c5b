import * as z from "zod/mini";
import type { Lead, LeadCounters } from "./lead.ts";

const optionalText = z.nullish(z.string());

const leadRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: optionalText,
  project_type: optionalText,
  budget: optionalText,
  message: z.string(),
  status: z.string(),
  created_at: z.string(),
});

/** The columns that a lead is read from. */
export const leadColumns = Object.keys(leadRow.shape).join(",");

/** Reads rows as the database gave them; empty and missing optional values become empty (decision D44). */
export function leadsOf(rows: unknown): Lead[] {
  return z.array(leadRow).parse(rows).map(leadOf);
}

function leadOf(row: z.infer<typeof leadRow>): Lead {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company ?? "",
    projectType: row.project_type ?? "",
    budget: row.budget ?? "",
    message: row.message,
    status: row.status,
    receivedAt: row.created_at,
  };
}

/** Names of the specification, section 2. */
const countersRow = z.object({
  totalContacts: z.number(),
  newContacts: z.number(),
  respondedContacts: z.number(),
});

export function countersOf(row: unknown): LeadCounters {
  const counts = countersRow.parse(row);
  return {
    total: counts.totalContacts,
    new: counts.newContacts,
    responded: counts.respondedContacts,
  };
}
