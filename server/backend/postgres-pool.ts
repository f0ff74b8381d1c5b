import {
  CompiledQuery,
  type Kysely,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import type postgres from "postgres";
import { limitConcurrency } from "../concurrency.ts";
import { kyselyOverDriver } from "./kysely-over-driver.ts";

/**
 * A client of exactly one connection that lasts until it breaks, and whether it broke while somebody
 * held it. `lost` is set in the very event that ends the connection.
 */
export type PoolMember = { readonly client: postgres.Sql; lost: boolean };

/**
 * A Kysely over clients of one connection each. The usual driver reserves connections of one shared
 * pool; when one breaks inside a transaction its ROLLBACK waits for ever, and the pool loses it. Here
 * nothing is sent by a holder whose connection is gone: the client would open a new one, and the
 * statement would run outside the transaction and without its role.
 */
export function kyselyOverMembers(members: readonly PoolMember[]): Kysely<unknown> {
  return kyselyOverDriver(memberDriver(members));
}

class ConnectionLost extends Error {
  readonly code = "CONNECTION_CLOSED";
}

type Held = { readonly member: PoolMember; release(): void };

function memberDriver(members: readonly PoolMember[]): Driver {
  const enter = limitConcurrency(members.length);
  const free = [...members];
  const held = new WeakMap<DatabaseConnection, Held>();

  return {
    async init() {},
    async acquireConnection() {
      const leave = await enter();
      const member = free.pop();
      if (member === undefined) throw new Error("There are more holders than connections.");
      member.lost = false;
      const connection = memberConnection(member);
      held.set(connection, {
        member,
        release() {
          free.push(member);
          leave();
        },
      });
      return connection;
    },
    async beginTransaction(connection, { isolationLevel }) {
      const level = isolationLevel === undefined ? "" : ` isolation level ${isolationLevel}`;
      await connection.executeQuery(CompiledQuery.raw(`start transaction${level}`));
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("commit"));
    },
    async rollbackTransaction(connection) {
      if (held.get(connection)?.member.lost) return;
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    },
    async releaseConnection(connection) {
      held.get(connection)?.release();
    },
    async destroy() {},
  };
}

/**
 * Every request sets the same five settings before its statement: prepared, each costs one round
 * trip instead of two. Other texts follow what visitors ask for, and each connection would keep
 * every one of them.
 */
function isWorthPreparing(text: string): boolean {
  return text.startsWith("SELECT set_config(");
}

function memberConnection(member: PoolMember): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (member.lost) throw new ConnectionLost("The connection to PostgreSQL broke.");
      const rows = await member.client.unsafe<Row[] & postgres.Row[]>(
        query.sql,
        [...query.parameters] as postgres.ParameterOrJSON<never>[],
        { prepare: isWorthPreparing(query.sql) },
      );
      return { rows: [...rows], numAffectedRows: BigInt(rows.count ?? 0) };
    },
    streamQuery() {
      throw new Error("Streaming is not used.");
    },
  };
}
