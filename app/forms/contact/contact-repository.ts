import type { SendOf } from "#domain/registry.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { callFunction, insertRow } from "#app/supabase/visitor-client.ts";
import type { ContactRequest } from "./contact-schema.ts";

const send = {
  kind: "contact",
  prefix: "PR",
  table: "contact_submissions",
} as const satisfies SendOf<"contact">;

/** Milliseconds after which a message that is stored goes without its reference. */
const referenceTimeout = 3000;

export type SentContact = {
  /** Comes after the message is stored, or not at all. */
  readonly reference: Promise<string | null>;
};

/**
 * Stores a contact request (specification, section 7). Optional values go as empty strings, and the row is not asked
 * back. The database keeps one of two equal messages of ten minutes, so a retry is always safe.
 *
 * @throws RepositoryError
 */
export async function submitContact(
  request: ContactRequest,
  _: string,
  word: PageWord,
): Promise<SentContact> {
  await insertRow(send.table, {
    name: request.name,
    email: request.email,
    company: request.company,
    project_type: request.projectType,
    budget: request.budget,
    message: request.message,
  });
  reportAttribution(send.kind, request.email, word);
  return { reference: readReference(request) };
}

async function readReference({ email, message }: ContactRequest): Promise<string | null> {
  try {
    const answer = await callFunction("contact_reference", { email, message }, referenceTimeout);
    return typeof answer === "string" ? answer : null;
  } catch {
    return null;
  }
}
