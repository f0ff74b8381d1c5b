import type { App } from "@supabase/lite";
import { STATEMENT_TIMEOUT_MS, type BackendSettings } from "../settings.ts";
import { busyFolder, lockDataFolder, prepareDataFolder } from "./data-folder.ts";
import { isServerListening } from "../admin-socket/socket-client.ts";
import type { Database } from "./database.ts";
import { openEmbeddedDatabase } from "./embedded/embedded-database.ts";
import { ensureDecoyAccount } from "./decoy-account.ts";
import { createLiteApp, keepColumnGrants } from "./lite-app.ts";
import { migrate } from "./migrations.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { createAuthFunctions, createRoles } from "./roles.ts";
import { secretsOfDatabase, secretsOfFolder, type Secrets } from "./secrets.ts";

export type Backend = {
  readonly database: Database;
  readonly secrets: Secrets;
  /** What strangers reach, behind the gateway; it makes no accounts. */
  readonly app: App;
  /** The same database with sign-up open: for staff commands, and for the gateway's sign-up alone. */
  readonly accountsApp: App;
  close(): Promise<void>;
};

export type OwnBackendSettings = Exclude<BackendSettings, { mode: "hosted" }>;

/**
 * Opens the database of this mode, brings it up to date and readies the Supabase protocol on it.
 * Throws DataFolderBusy when another server holds the embedded database.
 */
export async function openBackend(
  settings: OwnBackendSettings,
  dataFolder: string,
  statementTimeout = STATEMENT_TIMEOUT_MS,
): Promise<Backend> {
  if (settings.mode === "postgres") {
    const database = openPostgresDatabase(settings.databaseUrl, statementTimeout);
    return readyBackend(database, secretsOfDatabase);
  }
  prepareDataFolder(dataFolder);
  const unlock = lockDataFolder(dataFolder);
  try {
    // Somebody may have deleted the lock of a server that runs.
    if (await isServerListening(dataFolder)) throw busyFolder(dataFolder);
    const backend = await readyBackend(
      await openEmbeddedDatabase(dataFolder, statementTimeout),
      () => secretsOfFolder(dataFolder),
    );
    return {
      ...backend,
      close: async () => {
        await backend.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function readyBackend(
  database: Database,
  findSecrets: (kysely: Database["kysely"]) => Promise<Secrets>,
): Promise<Backend> {
  try {
    return await database.alone(async () => {
      const { connection, kysely } = database;
      await createRoles(kysely);
      const secrets = await findSecrets(kysely);
      const app = createLiteApp(connection, secrets, false);
      await app.ensureSystemSchema();
      await createAuthFunctions(kysely);
      keepColumnGrants(connection);
      await migrate(database);
      await connection.clearSchemaCache();
      await connection.introspect();
      const accountsApp = createLiteApp(connection, secrets, true);
      await ensureDecoyAccount(accountsApp, kysely);
      return {
        database,
        secrets,
        app,
        accountsApp,
        close: () => database.close(),
      };
    });
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
