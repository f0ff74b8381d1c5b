import { backendAddress } from "#app/supabase/backend-address.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { callFunction } from "#app/supabase/visitor-client.ts";
import type { NewsletterLetter } from "./newsletter-letter.ts";
import type { NewsletterRequest } from "./newsletter-schema.ts";

/** Whether e-mails go out here, so that the address will be asked. */
export type NewsletterReceipt = { readonly isAsked: boolean };

/**
 * Asks for the newsletter. The answer is the same for every address (decision D8).
 *
 * @throws RepositoryError
 */
export async function subscribe({ email }: NewsletterRequest): Promise<NewsletterReceipt> {
  await callFunction("subscribe", { email, source: location.pathname });
  reportAttribution("newsletter", email, null);
  return { isAsked: (await backendAddress()).hasMail };
}

/**
 * Does what an e-mail's link is for. False when the link is not known, or not any more.
 *
 * @throws RepositoryError
 */
export async function follow({ task, token }: NewsletterLetter): Promise<boolean> {
  const name = task === "confirm" ? "confirm_subscription" : "unsubscribe";
  return (await callFunction(name, { token })) === true;
}
