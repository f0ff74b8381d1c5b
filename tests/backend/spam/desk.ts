import { sql } from "kysely";
import { expect } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import type { TestServer } from "../test-server.ts";

let nextPerson = 0;

/** Somebody who has never written before, so that no other test is about them. */
export function aPerson(): string {
  nextPerson += 1;
  return `sender-${nextPerson}@visitors.example`;
}
/** Of which the page has to say more; with a silent page it is advertising. */
export const aSuspicion = (email: string) =>
  aLead({ email, message: `Have a look at https://bit.ly/3kd82 ${crypto.randomUUID()}` });
/** Suspicious, and even with a silent page no advertising. */
export const aDoubt = (email: string) =>
  aLead({
    email,
    message: `https://desk.example/a and https://desk.example/b ${crypto.randomUUID()}`,
  });
/** Advertising whatever its page says. */
export const anAdvertisement = (email: string) =>
  aLead({ email, message: `[url=https://desk.example]Buy backlinks[/url] ${crypto.randomUUID()}` });

type Lead = ReturnType<typeof aLead>;

/** What tests say of a server's records and letters. */
export function desk(server: TestServer) {
  const run = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(server.backend.database.kysely))
      .rows;
  return {
    run,
    /** What a new database knows of advertising changes with the corpus, and tests teach: scores are told without both. */
    forgetWords: async () => {
      await run("delete from private.spam_words");
    },
    /** As a visitor whose page says nothing yet; answers the record's id. */
    write: async (lead: Lead, chair = server.visitor()): Promise<string> => {
      expect((await chair.from("contact_submissions").insert(lead)).error).toBeNull();
      const [stored] = await run(
        `select id from public.contact_submissions where message = '${lead.message}'`,
      );
      return String(stored?.["id"]);
    },
    /** What a page says of its form once it is sent. */
    pageSpeaks: async (email: string, facts: { trap?: boolean; seconds: number }) => {
      const source = { kind: "contact", email, path: "/contact", ...facts };
      expect((await server.visitor().from("lead_sources").insert(source)).error).toBeNull();
    },
    /** As if the record, and what waits for it, were so much older. */
    timePasses: (id: string, interval: string) =>
      run(`with aged as (
          update public.inbox_entries set created_at = created_at - interval '${interval}'
          where id = '${id}' returning id)
        update public.outbox set next_at = next_at - interval '${interval}'
        where entry_id in (select id from aged)`),
    lettersOf: (id: string) =>
      run(`select template, state, error, next_at - created_at = interval '60 seconds' as waits
        from public.outbox where entry_id = '${id}' order by template`),
    entry: async (id: string) =>
      (
        await run(`select spam_score as score, spam_reasons as reasons, quarantined_at is not null as apart,
          settled_at is not null as settled from public.inbox_entries where id = '${id}'`)
      )[0],
  };
}
