import { sql } from "kysely";
import { usualTimesAfter } from "../support/usual-times.ts";
import { type Chair, type Engine, startTestServer, type TestServer } from "./test-server.ts";

type Row = Readonly<Record<string, unknown>>;

/** A server without mail, an owner and an agent, and what the tests of the team's calls need. */
export type CallTeam = {
  readonly server: TestServer;
  readonly owner: Chair;
  readonly agent: Chair;
  /** Usual times of first calls, some days ahead. */
  readonly times: readonly string[];
  /** Numbers of the calendars of the owner and of the agent. */
  readonly mine: string;
  readonly agents: string;
  run(statement: string): Promise<void>;
  /** No calls, no blocks, the first start's closed days alone, and the team's calendar alone takes calls. */
  reset(): Promise<void>;
  /** Books a first call; the row is missing and the hint is there when it is refused. */
  book(
    startsAt: string | undefined,
  ): Promise<{ readonly row: Row | undefined; readonly hint: string | undefined }>;
  calls(): ReturnType<typeof storedCalls>;
  save(host: string, settings: object, chair?: Chair, more?: object): ReturnType<Chair["rpc"]>;
};

export async function startCallTeam(engine: Engine): Promise<CallTeam> {
  const server = await startTestServer(engine);
  const owner = await server.staff("owner@example.com");
  const agent = await server.staff("agent@example.com");
  const { data } = await owner.from("call_hosts").select("number").order("number");
  const [, mine = "", agents = ""] = (data ?? []).map(({ number }) => String(number));
  let asked = 0;

  async function run(statement: string): Promise<void> {
    await sql.raw(statement).execute(server.backend.database.kysely);
  }

  return {
    server,
    owner,
    agent,
    times: usualTimesAfter(2),
    mine,
    agents,
    run,
    async reset() {
      await run("delete from public.call_bookings");
      await run("delete from public.call_blocks");
      await run("delete from public.call_exceptions where host is not null or not yearly");
      await run(
        "update public.call_hosts set takes_calls = number = 1, buffer_minutes = 0, most_per_day = null",
      );
    },
    async book(startsAt) {
      asked += 1;
      const answer = await server.visitor().rpc("book_call", {
        type: "call15",
        name: "Maya",
        email: `maya-${asked}@example.com`,
        starts_at: startsAt,
        phone: "+1 212 555 0100",
      });
      return { row: answer.data?.[0], hint: answer.error?.hint };
    },
    calls: () => storedCalls(owner),
    save: (host, settings, chair = owner, more = {}) =>
      chair.rpc("save_availability", { host, settings: JSON.stringify(settings), ...more }),
  };
}

async function storedCalls(owner: Chair) {
  const { data } = await owner.from("call_bookings").select("*").order("created_at");
  return data ?? [];
}
