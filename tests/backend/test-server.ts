import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import type { Backend } from "../../server/backend/open-backend.ts";
import { createLogger } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer, type RunningServer } from "../../server/start-server.ts";
import {
  dropDatabase,
  startPostgresHere,
  type PostgresServer,
} from "../support/postgres-server.ts";
import { copyPreparedDatabase, copyPreparedPostgres } from "./prepared-database.ts";

export type Engine = "PGlite" | "PostgreSQL";

/** What the same sentences are proved on, everywhere. */
export const engines: readonly Engine[] = ["PGlite", "PostgreSQL"];

export const PASSWORD = "correct horse battery";

export type Chair = SupabaseClient;

export type TestServer = RunningServer & {
  readonly backend: Backend;
  /** The variables that a command needs to work on the same database. */
  readonly environment: Readonly<Record<string, string>>;
  /** Its own, when it asked for one. */
  readonly postgres: PostgresServer | undefined;
  /** A visitor without a session; with an address of their own when given. */
  visitor(address?: string): Chair;
  /** Makes an account that is not staff and signs it in. */
  stranger(email: string): Promise<Chair>;
  staff(email: string): Promise<Chair>;
  signIn(email: string, password?: string): Promise<Chair>;
  remove(): Promise<void>;
};

/** A PostgreSQL that a test may crash, or give roles; the others share one and have a database each. */
export type ServerNeeds = { readonly ownPostgres?: boolean };

/**
 * The real server in this process on a free port and a database of its own. One proxy is trusted, so
 * that a test can be many visitors; limits are out of the way unless a test sets them.
 */
export async function startTestServer(
  engine: Engine,
  environment: Readonly<Record<string, string>> = {},
  { ownPostgres = false }: ServerNeeds = {},
): Promise<TestServer> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "perilune-data-"));
  const isOnPostgres = engine === "PostgreSQL";
  const postgres = isOnPostgres && ownPostgres ? await startPostgresHere() : undefined;
  const copied = isOnPostgres && !ownPostgres ? await copyPreparedPostgres() : undefined;
  const variables: Record<string, string> = {
    PORT: "0",
    DATA_DIR: dataFolder,
    SITE_DIR: path.join(dataFolder, "no-site"),
    TRUST_PROXY: "1",
    LIMIT_PER_MINUTE: "100000",
    LIMIT_PER_HOUR: "100000",
    STRANGERS_PER_HOUR: "0",
    ...environment,
  };
  const databaseUrl = copied ?? (await postgres?.createDatabase());
  if (databaseUrl === undefined) copyPreparedDatabase(dataFolder);
  else variables["DATABASE_URL"] = databaseUrl;

  async function removeDatabase(): Promise<void> {
    await postgres?.remove();
    if (copied !== undefined) await dropDatabase(copied);
    rmSync(dataFolder, { recursive: true, force: true });
  }
  const running = await startServer(readSettings(variables), createLogger("silent")).catch(
    async (error: unknown) => {
      await removeDatabase();
      throw error;
    },
  );
  const { backend, origin, publishableKey } = running;
  if (backend === undefined) throw new Error("The server has no backend of its own.");
  const accounts = databaseAccounts(backend);

  function visitor(address?: string): Chair {
    return createClient(origin, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: address === undefined ? {} : { headers: { "x-forwarded-for": address } },
    });
  }
  async function signIn(email: string, password = PASSWORD): Promise<Chair> {
    const chair = visitor();
    const { error } = await chair.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return chair;
  }

  return {
    ...running,
    backend,
    environment: variables,
    postgres,
    visitor,
    signIn,
    async stranger(email) {
      await accounts.createUser(email, PASSWORD);
      return signIn(email);
    },
    async staff(email) {
      await runStaffCommand(accounts, {
        action: "add",
        email,
        password: PASSWORD,
        owner: false,
        displayName: "",
      });
      return signIn(email);
    },
    async remove() {
      await running.stop();
      await removeDatabase();
    },
  };
}
