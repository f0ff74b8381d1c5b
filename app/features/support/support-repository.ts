import { referenceOf } from "#app/lib/reference.ts";
import { tellSource } from "#app/supabase/tell-source.ts";
import { insertRow } from "#app/supabase/visitor-client.ts";
import type { SupportRequest } from "./support-request.ts";

export type SupportReceipt = {
  readonly reference: string;
  /** Without an address nobody can be answered. */
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
): Promise<SupportReceipt> {
  await insertRow("support_requests", {
    id,
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    subject: request.subject,
    message: request.message,
    channel: request.channel,
  });
  tellSource("support", request.email);
  return { reference: referenceOf("support", id), hasAddress: request.email.includes("@") };
}
