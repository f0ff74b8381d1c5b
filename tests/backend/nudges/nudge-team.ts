import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { send } from "../records.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { startTestServer, type Chair, type Engine, type TestServer } from "../test-server.ts";

/** Dana owns the place; Lee and Sam work there. */
const members = ["dana", "lee", "sam"] as const;
export type Member = (typeof members)[number];

export const addressOf = (member: Member) => `${member}@perilune.example`;

/** What everybody has here: letters at any hour of any day. */
export const atOnce = {
  new_records: "now",
  assigned: "now",
  mentioned: "now",
  due: "now",
  overdue: "now",
  follow_up: "now",
  quiet_from: 0,
  quiet_to: 0,
  weekends: true,
  zone: "America/Los_Angeles",
};

type Options = {
  /** Without mail nothing is looked for and nothing handed out but by the test, at the moments that it names. */
  readonly hasMail?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
};

/** A team at a server of its own for the tests of one `describe`; each begins without records and letters. */
export function nudgeTeamOn(engine: Engine, { hasMail = true, environment = {} }: Options = {}) {
  let server: TestServer;
  let smtp: SmtpServer;
  const chairs = new Map<Member, Chair>();
  const ids = new Map<Member, string>();
  let seen = 0;

  beforeAll(async () => {
    if (hasMail) ({ server, smtp } = await startWithMail(engine, environment));
    else {
      smtp = await startSmtpServer();
      server = await startTestServer(engine, environment);
    }
    for (const member of members) {
      const signedIn = await server.staff(addressOf(member));
      chairs.set(member, signedIn);
      const { data } = await signedIn.auth.getUser();
      ids.set(member, data.user?.id ?? "");
    }
    await run("update public.staff set role = 'owner', display_name = 'Dana Reyes'", "dana");
    await run("update public.staff set role = 'agent', display_name = 'Lee Wu'", "lee");
    await run("update public.staff set role = 'agent', display_name = 'Sam Okoro'", "sam");
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  beforeEach(async () => {
    await server.mailWorker?.runDueMail();
    await run("delete from private.nudged");
    await run("delete from public.outbox");
    await run("delete from public.contact_submissions");
    await run("delete from public.support_requests");
    await run("update public.staff set disabled_at = null");
    await run("delete from public.nudge_choices");
    for (const member of members) {
      // Whoever has left in a test has no session any more.
      chairs.set(member, await server.signIn(addressOf(member)));
      await choose(member);
    }
    seen = smtp.emails.length;
  });

  /** With a member the statement is about what has that member's `user_id`. */
  async function run(statement: string, member?: Member) {
    const whose = member === undefined ? "" : ` where user_id = '${idOf(member)}'`;
    const { rows } = await sql
      .raw<Record<string, unknown>>(`${statement}${whose}`)
      .execute(server.backend.database.kysely);
    return rows;
  }
  function chair(member: Member): Chair {
    const found = chairs.get(member);
    if (found === undefined) throw new Error(`${member} is not there yet`);
    return found;
  }
  const idOf = (member: Member) => ids.get(member) ?? "";

  async function choose(member: Member, changed: object = {}): Promise<void> {
    const { error } = await chair(member).rpc("save_nudge_choices", { ...atOnce, ...changed });
    expect(error).toBeNull();
  }
  /** A message of a stranger, and what leads to its reference. */
  async function aRecord(): Promise<{ readonly id: string; readonly reference: string }> {
    const lead = aLead();
    const { error } = await send(server.visitor(), "contact_submissions", lead);
    expect(error).toBeNull();
    const [row] = await run(
      `select id from public.contact_submissions where message = '${lead.message}'`,
    );
    const id = String(row?.["id"]);
    return { id, reference: `PR-${id.slice(0, 8).toUpperCase()}` };
  }
  async function assign(by: Member, id: string, to: Member | null): Promise<void> {
    const change = { assignee_id: to === null ? null : idOf(to) };
    const { data, error } = await chair(by)
      .from("inbox_entries")
      .update(change)
      .eq("id", id)
      .select("id");
    expect({ error, data }).toEqual({ error: null, data: [{ id }] });
  }
  /** A note that names some of the team. */
  async function note(by: Member, entry: string, body: string, named: readonly Member[]) {
    const mentions = named.map(idOf);
    const id = crypto.randomUUID();
    const { error } = await chair(by).rpc("save_note", { entry, note: id, body, mentions });
    expect(error).toBeNull();
    return id;
  }
  /** As if it had waited since then, which only a letter says otherwise. */
  async function waitsSince(id: string, moment: string): Promise<void> {
    await run(`update public.inbox_entries set waiting_since = ${moment}
      from (select set_config('private.receives', 'on', true) as receives offset 0) as if_a_letter
      where id = '${id}' and receives = 'on'`);
  }
  const waitedFor = (id: string, interval: string) =>
    waitsSince(id, `now() - interval '${interval}'`);
  const minutesPass = (count: number) =>
    run(`update private.nudged set at = at - interval '${count} minutes'`);
  /** Looks for what is due, whenever the server last did, and sends what there is. */
  async function look(): Promise<void> {
    await run("select private.find_nudges()");
    await server.mailWorker?.runDueMail();
  }
  /** What a member has been sent in this test, once everything is on its way that there is. */
  async function lettersTo(member: Member) {
    await server.mailWorker?.runDueMail();
    return smtp.emails
      .slice(seen)
      .filter(({ to, headers }) => to.includes(addressOf(member)) && !isNotice(headers));
  }
  const subjectsTo = async (member: Member) =>
    (await lettersTo(member)).map(({ headers }) => headers.get("subject"));

  return {
    server: () => server,
    smtp: () => smtp,
    run,
    chair,
    idOf,
    choose,
    aRecord,
    assign,
    note,
    waitsSince,
    waitedFor,
    minutesPass,
    look,
    lettersTo,
    subjectsTo,
  };
}

/** Notices of new records are answered to their senders. */
function isNotice(headers: ReadonlyMap<string, string>): boolean {
  return headers.has("reply-to");
}
