import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { insertRow } from "#app/supabase/visitor-client.ts";
import type { SupportRequest } from "./support-request.ts";

const send = {
  kind: "support",
  prefix: "SR",
  table: "support_requests",
} as const satisfies SendOf<"support">;

export type SupportReceipt = {
  readonly reference: string;
  /** Without one the notice does not promise an answer. */
  readonly hasAddress: boolean;
};

/**
 * Stores a support request under the id that its reference is made of.
 *
 * @throws RepositoryError
 */
export async function sendSupportRequest(
  request: SupportRequest,
  id: string,
  word: PageWord,
): Promise<SupportReceipt> {
  await insertRow(send.table, {
    id,
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    subject: request.subject,
    message: request.message,
    channel: request.channel,
  });
  reportAttribution(send.kind, request.email, word);
  return { reference: referenceOf(send, id), hasAddress: request.email.includes("@") };
}
