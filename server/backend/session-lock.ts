import type { PGlite } from "@electric-sql/pglite";
import {
  CompiledQuery,
  type Kysely,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import { limitConcurrency } from "../concurrency.ts";
import { kyselyOverDriver } from "./kysely-over-driver.ts";

/**
 * A Kysely over PGlite's one session that lets one holder at a time use it, for a single statement
 * and for a whole transaction. Without it two requests interleave inside one transaction, and one
 * runs with the other's role.
 */
export function kyselyWithSessionLock(pglite: PGlite): Kysely<unknown> {
  return kyselyOverDriver(lockingDriver(pglite));
}

function lockingDriver(pglite: PGlite): Driver {
  const enter = limitConcurrency(1);
  const releases = new WeakMap<DatabaseConnection, () => void>();
  return {
    async init() {},
    async acquireConnection() {
      const release = await enter();
      const connection = sessionConnection(pglite);
      releases.set(connection, release);
      return connection;
    },
    async beginTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("begin"));
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("commit"));
    },
    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    },
    async releaseConnection(connection) {
      releases.get(connection)?.();
    },
    async destroy() {},
  };
}

function sessionConnection(pglite: PGlite): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows } = await pglite.query<Row>(query.sql, [...query.parameters]);
      return affectedRows === undefined
        ? { rows }
        : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error("The embedded database does not stream.");
    },
  };
}
