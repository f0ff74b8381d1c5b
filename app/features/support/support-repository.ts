import { newReference } from "#app/lib/reference.ts";
import type { SupportRequest } from "./support-request.ts";

export type SupportReceipt = { readonly reference: string };

/** Takes a support request and answers with a reference; it succeeds locally until requests are stored. */
export function sendSupportRequest(_request: SupportRequest): Promise<SupportReceipt> {
  return Promise.resolve({ reference: newReference("SR") });
}
