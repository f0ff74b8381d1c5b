import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { aLead, type Lead } from "../../kinds/contact.ts";
import { send } from "../records.ts";
import { startTestServer, type Chair, type Engine, type TestServer } from "../test-server.ts";

/** A server with somebody in each chair. */
type Desk = {
  readonly server: TestServer;
  readonly owner: Chair;
  readonly staff: Chair;
  readonly stranger: Chair;
  readonly visitor: Chair;
  readonly run: <Row extends object = Record<string, unknown>>(statement: string) => Promise<Row[]>;
};

type Environment = Readonly<Record<string, string>>;

/** The desk of one block of tests, from its beginning to its end. */
export function deskOn(
  engine: Engine,
  environment: Environment | (() => Promise<Environment>) = {},
): () => Desk {
  let desk: Desk | undefined;
  beforeAll(async () => {
    const variables = typeof environment === "function" ? await environment() : environment;
    const server = await startTestServer(engine, variables);
    desk = {
      server,
      owner: await server.staff("owner@perilune.example"),
      staff: await server.staff("agent@perilune.example"),
      stranger: await server.stranger("stranger@example.com"),
      visitor: server.visitor(),
      run: async <Row extends object>(statement: string) =>
        (await sql.raw<Row>(statement).execute(server.backend.database.unhurried)).rows,
    };
  });
  afterAll(() => desk?.server.remove());
  return () => {
    if (desk === undefined) throw new Error("The server has not started.");
    return desk;
  };
}

type Answer = {
  readonly data: unknown;
  readonly error: {
    readonly message: string;
    readonly hint?: string;
    readonly code?: string;
  } | null;
  readonly status: number;
};

/** What was answered; fails where it was refused. */
export async function given<Data>(asked: PromiseLike<Answer>): Promise<Data> {
  const { data, error } = await asked;
  if (error) throw new Error(`${error.message} (${error.hint ?? ""})`);
  return data as Data;
}

/** Why something was refused. */
export async function refusal(asked: PromiseLike<Answer>): Promise<object> {
  const { error, status } = await asked;
  return { status, hint: error?.hint ?? null };
}

/** The code with which something was refused. */
export async function codeOf(asked: PromiseLike<Answer>): Promise<string | undefined> {
  return (await asked).error?.code;
}

export function anAddress(host = "example.com"): string {
  return `${crypto.randomUUID()}@${host}`;
}

/** Sends the contact form of an address of its own unless given; the id of its entry. */
export async function sentLead({ visitor, run }: Desk, more: Partial<Lead> = {}): Promise<string> {
  const lead = aLead({ email: anAddress(), ...more });
  const { error } = await send(visitor, "contact_submissions", lead);
  if (error) throw new Error(error.message);
  const [entry] = await run<{ id: string }>(
    `select id from public.inbox_entries where body = '${lead.message}'`,
  );
  if (entry === undefined) throw new Error(`${lead.email} has sent nothing.`);
  return entry.id;
}

/** Starts a deal; its id. */
export function startedDeal(chair: Chair, deal: object): Promise<string> {
  return given<string>(chair.rpc("start_deal", { title: "A shop", ...deal }));
}

/** Of which account a chair is. */
export async function userOf(chair: Chair): Promise<string> {
  const { data } = await chair.auth.getUser();
  return data.user?.id ?? "";
}
