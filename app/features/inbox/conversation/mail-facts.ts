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

/** It changes when the server starts with other settings. */
export function mailFactsQuery() {
  return queryOptions({
    queryKey: ["mail-facts"],
    queryFn: async ({ signal }): Promise<MailFacts> => {
      const { url, hasMail } = await backendAddress();
      if (url !== location.origin || !hasMail) return { isOn: false, address: "" };
      const query = (await database()).rpc("own_address").abortSignal(signal);
      return { isOn: true, address: await read(query, (found) => z.string().parse(found)) };
    },
    staleTime: 300_000,
  });
}
