import * as z from "zod/mini";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { database, read } from "#app/supabase/staff-database.ts";

/** What writing letters needs to know of this server. */
export type MailFacts = {
  readonly isOn: boolean;
  /** Where letters come from; empty while mail is off. */
  readonly address: string;
};

/**
 * A hosted project knows no more of its mail than what `npm run mail` has told its database; until it has, letters are
 * written in a mail program. @throws RepositoryError
 */
export async function fetchMailFacts(signal: AbortSignal): Promise<MailFacts> {
  const { url, hasMail } = await backendAddress();
  if (url === location.origin && !hasMail) return { isOn: false, address: "" };
  const query = (await database()).rpc("own_address").abortSignal(signal);
  const address = await read(query, (found) => z.string().parse(found));
  return { isOn: address !== "", address };
}
