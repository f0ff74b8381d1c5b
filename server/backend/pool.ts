import {
  CompiledQuery,
  type Kysely,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import type postgres from "postgres";
import { limitConcurrency } from "../concurrency.ts";
import { goneSignal } from "./gone-client.ts";
import { kyselyOverDriver } from "./kysely-over-driver.ts";

/**
 * A client of exactly one connection. When that breaks, another client takes its place: one that has lost its connection
 * in the middle of a statement waits for that statement's answer on the next.
 */
export type PoolMember = {
  client: postgres.Sql;
  /** Whether the connection broke while somebody held it; set in the very event that ends it. */
  lost: boolean;
  /** How many connections have broken before this one; counted in the same event. */
  generation: number;
  /** Called in that event. */
  whenLost: ((error: Error) => void) | undefined;
  /** The process at the other end of the connection of that generation, once it was asked. */
  session: { readonly id: number; readonly generation: number } | undefined;
};

/**
 * Sends a text on the connection of this member, which must have answered the one before. A client answers no statement
 * that was sent between the error of a connection and its end, so the end counts as an answer.
 */
export async function sendOn<Result>(
  member: PoolMember,
  statement: PromiseLike<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  member.whenLost = reject;
  try {
    return await Promise.race([
      Promise.resolve(statement).catch((error: unknown) => {
        if (!isEndOfConnection(error)) throw error;
        // The end itself comes a moment later, and the new client with it.
        return promise;
      }),
      promise,
    ]);
  } finally {
    member.whenLost = undefined;
  }
}

function isEndOfConnection(error: unknown): boolean {
  return error instanceof Error && /^(ECONNRESET|EPIPE)$/.test(String(Reflect.get(error, "code")));
}

/** What an engine asks of those who use its connections, beside the plain protocol. */
export type PoolRules = {
  /** Sent before and after one holder's statements. */
  readonly whenTaken?: string | undefined;
  readonly whenGivenBack?: string | undefined;
  /**
   * Ends what runs in the session of this process; where a statement whose asker went away can be ended alone. Resolves when
   * nothing that is sent to that session afterwards can be met by it.
   */
  readonly cancel?: (session: number) => Promise<void>;
  /** Sees every statement from its sending to its answer. */
  watch?(statement: Promise<unknown>): void;
  /**
   * Resolves when what was committed on a connection of this generation is on the disk; where a commit is not enough for
   * that. Rejects with {@link ConnectionLost} when another connection has taken its place, with an engine that knows only
   * what had been written through.
   */
  readonly flushLog?: (generation: number) => Promise<void>;
};

export type Pool = {
  take(): Promise<{ readonly member: PoolMember; readonly giveBack: () => void }>;
};

export function createPool(members: readonly PoolMember[]): Pool {
  const enter = limitConcurrency(members.length);
  const free = [...members];
  return {
    async take() {
      const leave = await enter();
      const member = free.pop();
      if (member === undefined) throw new Error("There are more holders than connections.");
      member.lost = false;
      return {
        member,
        giveBack() {
          free.push(member);
          leave();
        },
      };
    },
  };
}

/**
 * A Kysely over a pool of clients of one connection each; several may share a pool and differ in rules. The usual
 * driver reserves connections of one shared client; when one breaks inside a transaction its ROLLBACK waits for ever,
 * and the client loses it. Here nothing is sent by a holder whose connection is gone: the client would open a new one,
 * and the statement would run outside the transaction and without its role.
 */
export function kyselyOverPool(pool: Pool, rules: PoolRules = {}): Kysely<unknown> {
  return kyselyOverDriver(poolDriver(pool, rules));
}

/** Its message has the code, because the package hands on no more than that. */
export class ConnectionLost extends Error {
  readonly code = "CONNECTION_CLOSED";

  constructor() {
    super("CONNECTION_CLOSED: the connection to the database broke.");
  }
}

/** One holder of a connection, from taking it to giving it back. */
class Hold implements DatabaseConnection {
  /** The generation of the connection on which something may have been committed. */
  writtenOn: number | undefined;
  isInTransaction = false;
  private readonly member: PoolMember;
  private readonly rules: PoolRules;

  constructor(member: PoolMember, rules: PoolRules) {
    this.member = member;
    this.rules = rules;
  }

  get isLost(): boolean {
    return this.member.lost;
  }

  get generation(): number {
    return this.member.generation;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.isInTransaction) this.writtenOn = this.member.generation;
    const rows = await this.send<Row>(query.sql, query.parameters, isWorthPreparing(query.sql));
    return { rows: [...rows], numAffectedRows: BigInt(rows.count ?? 0) };
  }

  /** Connections break while nobody uses them; nothing is done twice when that shows at the first statement. */
  async begin(text: string): Promise<void> {
    try {
      await this.send(text);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      this.member.lost = false;
      await this.send(text);
    }
    this.isInTransaction = true;
  }

  /** Texts of our own without parameters; several at once are one round trip. */
  async send<Row>(text: string, parameters: readonly unknown[] = [], prepare = false) {
    if (this.member.lost) throw new ConnectionLost();
    const session = await this.sessionToCancel();
    const statement = this.member.client.unsafe<Row[] & postgres.Row[]>(
      text,
      [...parameters] as postgres.ParameterOrJSON<never>[],
      { prepare },
    );
    const answer = sendOn(this.member, statement);
    this.rules.watch?.(answer);
    return session === undefined ? answer : this.untilGone(answer, session);
  }

  /** The process to end when the asker goes away; undefined where nobody can go, or the engine cannot end one alone. */
  private async sessionToCancel(): Promise<number | undefined> {
    if (this.rules.cancel === undefined || goneSignal() === undefined) return undefined;
    const { member } = this;
    if (member.session?.generation !== member.generation) {
      const { generation } = member;
      const asked = member.client.unsafe<{ id: number }[]>("select pg_backend_pid() as id");
      const [session] = await sendOn(member, asked);
      if (session !== undefined) member.session = { ...session, generation };
    }
    return member.session?.id;
  }

  /** The cancelling may come after the answer; whoever has the connection next is not to be met by it. */
  private async untilGone<Answer>(answer: Promise<Answer>, session: number): Promise<Answer> {
    const gone = goneSignal();
    let cancelling: Promise<void> | undefined;
    const cancel = () => {
      cancelling = this.rules.cancel?.(session).catch(() => undefined);
    };
    gone?.addEventListener("abort", cancel, { once: true });
    try {
      return await answer;
    } finally {
      gone?.removeEventListener("abort", cancel);
      await cancelling;
    }
  }

  streamQuery(): never {
    throw new Error("Streaming is not used.");
  }
}

function poolDriver(pool: Pool, rules: PoolRules): Driver {
  const giveBack = new WeakMap<DatabaseConnection, () => void>();

  return {
    async init() {},
    async acquireConnection() {
      const taken = await pool.take();
      const hold = new Hold(taken.member, rules);
      giveBack.set(hold, taken.giveBack);
      if (rules.whenTaken !== undefined) {
        await hold.send(rules.whenTaken).catch((error: unknown) => {
          taken.giveBack();
          throw error;
        });
      }
      return hold;
    },
    async beginTransaction(connection, { isolationLevel }) {
      const level = isolationLevel === undefined ? "" : ` isolation level ${isolationLevel}`;
      const hold = holdOf(connection);
      await hold.begin(`start transaction${level}`);
    },
    async commitTransaction(connection) {
      const hold = holdOf(connection);
      if (rules.flushLog === undefined) await hold.send("commit");
      else {
        const { generation } = hold;
        if (await commitAsking(hold)) hold.writtenOn = generation;
      }
      hold.isInTransaction = false;
    },
    async rollbackTransaction(connection) {
      const hold = holdOf(connection);
      hold.isInTransaction = false;
      if (!hold.isLost) await hold.send("rollback");
    },
    async releaseConnection(connection) {
      const hold = holdOf(connection);
      try {
        if (rules.whenGivenBack !== undefined && !hold.isLost) await hold.send(rules.whenGivenBack);
      } finally {
        giveBack.get(connection)?.();
      }
      if (hold.writtenOn !== undefined) await rules.flushLog?.(hold.writtenOn);
    },
    async destroy() {},
  };
}

function holdOf(connection: DatabaseConnection): Hold {
  if (connection instanceof Hold) return connection;
  throw new TypeError("This connection is not of this pool.");
}

/** Commits, and answers whether there was anything to keep. */
async function commitAsking(hold: Hold): Promise<boolean> {
  const [asked] = await hold.send<readonly { wrote: boolean }[]>(
    "select pg_current_xact_id_if_assigned() is not null as wrote; commit",
  );
  return asked?.[0]?.wrote ?? true;
}

/**
 * Every request sets the same five settings before its statement: prepared, each costs one round
 * trip instead of two. Other texts follow what visitors ask for, and each connection would keep
 * every one of them.
 */
function isWorthPreparing(text: string): boolean {
  return text.startsWith("SELECT set_config(");
}
