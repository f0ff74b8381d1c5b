import { sql } from "kysely";
import { usualTimesAfter } from "../support/usual-times.ts";
import type { ReceivedEmail } from "./read-email.ts";
import { startWithMail } from "./start-with-mail.ts";
import type { Chair, Engine, TestServer } from "./test-server.ts";

export const dana = "dana@perilune.example";
export const lee = "lee@perilune.example";

/** A server with mail on, two who work there, and what its tests of calls need. */
export type CallPost = {
  readonly server: TestServer;
  /** Dana, who owns the place. */
  readonly owner: Chair;
  /** Times far enough ahead for every reminder. */
  readonly times: readonly string[];
  /** Numbers of the calendars of the two, by their addresses. */
  readonly hosts: Readonly<Record<string, string>>;
  run(statement: string): Promise<void>;
  /** Back to a start: no calls, no letters, and the team's calendar alone takes calls. */
  reset(): Promise<void>;
  /** Letters since the last look, once everything due has been sent; what staff did does not wait here. */
  letters(): Promise<readonly ReceivedEmail[]>;
  /** All that have come so far. */
  readonly received: readonly ReceivedEmail[];
  /** Of those of the last look the only one to this address. */
  letterTo(address: string): Promise<ReceivedEmail>;
  /** A call that its mailbox has confirmed; the letters about it are still to come. */
  aCall(details?: object): Promise<{
    readonly id: string;
    readonly email: string;
    readonly secret: string;
    readonly question: ReceivedEmail;
  }>;
  stop(): Promise<void>;
};

export async function startCallPost(engine: Engine): Promise<CallPost> {
  const { smtp, server } = await startWithMail(engine);
  const owner = await server.staff(dana);
  await server.staff(lee);
  const times = usualTimesAfter(4);
  let seen = 0;
  let asked = 0;

  async function run(statement: string): Promise<void> {
    await sql.raw(statement).execute(server.backend.database.kysely);
  }
  async function letters(): Promise<readonly ReceivedEmail[]> {
    await run(
      "update public.outbox set next_at = now() where next_at < now() + interval '1 minute'",
    );
    await server.mailWorker?.runDueMail();
    const news = smtp.emails.slice(seen);
    seen = smtp.emails.length;
    return news;
  }
  async function letterTo(address: string): Promise<ReceivedEmail> {
    const found = await letters();
    const mine = found.filter(({ to }) => to.includes(address));
    const [letter] = mine;
    if (mine.length !== 1 || letter === undefined) {
      throw new Error(`${mine.length} letters to ${address} of ${found.length}`);
    }
    return letter;
  }

  return {
    server,
    owner,
    times,
    hosts: await calendarsOf(owner),
    run,
    received: smtp.emails,
    letters,
    letterTo,
    async reset() {
      // What is being sent is not taken away under the worker, nor comes as a letter of the next test.
      await server.mailWorker?.runDueMail();
      await run("delete from public.call_bookings");
      await run("delete from public.outbox");
      await run(
        "update public.call_hosts set takes_calls = number = 1, meets_by = 'phone', meeting_url = ''",
      );
      seen = smtp.emails.length;
    },
    async aCall(details = {}) {
      asked += 1;
      const email = `maya-${asked}@callers.example`;
      const id = crypto.randomUUID();
      const call = {
        id,
        type: "call15",
        name: "Maya\r\nX-Evil: 1",
        email,
        starts_at: times[0],
        phone: "+1 212 555 0100",
        tz: "Europe/Lisbon",
        ...details,
      };
      const booked = await server.visitor().rpc("book_call", call);
      if (booked.error) throw new Error(booked.error.message);
      const question = await letterTo(email);
      const secret = /\/calls#([0-9a-f]{64})/.exec(question.text)?.[1] ?? "";
      const confirmed = await server.visitor().rpc("confirm_call", { secret });
      if (confirmed.error) throw new Error(confirmed.error.message);
      return { id, email, secret, question };
    },
    async stop() {
      await server.remove();
      await smtp.stop();
    },
  };
}

async function calendarsOf(owner: Chair): Promise<Readonly<Record<string, string>>> {
  const { data: calendars } = await owner.from("call_hosts").select("number,user_id");
  const members: readonly { user_id: string; email: string }[] =
    (await owner.rpc("staff_members")).data ?? [];
  return Object.fromEntries(
    members.map((member) => [
      member.email,
      String(calendars?.find(({ user_id: user }) => user === member.user_id)?.number),
    ]),
  );
}
