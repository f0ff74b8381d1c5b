import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { aLead, type Lead } from "../../kinds/contact.ts";
import { send } from "../records.ts";
import { startTestServer, type Chair, type Engine, type TestServer } from "../test-server.ts";

export type Entry = {
  readonly id: string;
  readonly reasons: readonly string[];
  readonly score: number;
  readonly isApart: boolean;
  readonly isSettled: boolean;
  readonly isWaiting: boolean;
  readonly judgement: string | null;
};

/** What nobody can take for anything but advertising; each has words of its own. */
export function anOffer(more: Partial<Lead> = {}): Lead {
  const own = crypto.randomUUID();
  const message = `Rank your website on the first page of Google, see [url=https://rank.top/${own}]here[/url]`;
  return aLead({ name: "Rick", email: `rick-${own}@seo.example`, message, ...more });
}

/** What a customer says; each is from another address and has words of its own. */
export function anEnquiry(more: Partial<Lead> = {}): Lead {
  return aLead({ email: `ada-${crypto.randomUUID()}@example.com`, ...more });
}

/** What tests say of a server's records. */
export function deskAt(server: () => TestServer) {
  async function run<Row extends object = Record<string, unknown>>(
    statement: string,
  ): Promise<Row[]> {
    const { rows } = await sql.raw<Row>(statement).execute(server().backend.database.unhurried);
    return rows;
  }
  /** The newest record of an address. */
  async function entryOf(email: string): Promise<Entry> {
    const [entry] =
      await run<Entry>(`select id, spam_reasons as reasons, spam_score as score, judgement,
      quarantined_at is not null as "isApart", settled_at is not null as "isSettled",
      waiting_since is not null as "isWaiting"
      from public.inbox_entries where email = '${email}' order by created_at desc limit 1`);
    if (!entry) throw new Error(`${email} has sent nothing.`);
    return entry;
  }
  /** Sends the contact form, of a visitor unless given, with a page that says nothing yet. */
  async function sent(lead: Lead, chair = server().visitor()): Promise<Entry> {
    const { error } = await send(chair, "contact_submissions", lead);
    if (error) throw new Error(error.message);
    return entryOf(lead.email);
  }
  /** What the page tells after a send. */
  async function tell(email: string, word: object, kind = "contact"): Promise<void> {
    const source = { kind, email, path: "", ...word };
    const { error } = await send(server().visitor(), "lead_sources", source);
    if (error) throw new Error(error.message);
  }
  /** As if a minute had passed since every send. */
  function minutePasses() {
    return run("select private.settle_entries(now() + interval '61 seconds')");
  }
  /** What a new database knows of advertising changes with the corpus: some scores are told without it. */
  async function forgetWords(): Promise<void> {
    await run("delete from private.spam_words");
  }

  return { run, entryOf, sent, tell, minutePasses, forgetWords };
}

/** A staff member and a visitor at a server of its own, for the tests of one `describe`. */
export function spamDeskOn(engine: Engine, environment: Readonly<Record<string, string>> = {}) {
  let server: TestServer;
  let staff: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine, environment);
    staff = await server.staff("staff@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  /** Null takes back what was said. */
  async function judge(id: string, isSpam: boolean | null, chair = staff): Promise<void> {
    const { error } = await chair.rpc("judge_entry", { id, is_spam: isSpam });
    if (error) throw new Error(error.message);
  }

  return {
    ...deskAt(() => server),
    server: () => server,
    staff: () => staff,
    visitor: () => visitor,
    judge,
  };
}
