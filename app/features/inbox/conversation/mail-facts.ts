import { queryOptions } from "@tanstack/react-query";
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
 * It changes when the server starts with other settings. A hosted project knows no more of it than what `npm run mail` has
 * told its database; until it has, letters are written in a mail program.
 */
export function mailFactsQuery() {
  return queryOptions({
    queryKey: ["mail-facts"],
    queryFn: async ({ signal }): Promise<MailFacts> => {
      const { hasMail } = await backendAddress();
      if (!hasMail) return { isOn: false, address: "" };
      const query = (await database()).rpc("own_address").abortSignal(signal);
      const address = await read(query, (found) => z.string().parse(found));
      return { isOn: address !== "", address };
    },
    staleTime: 300_000,
  });
}
