import { sql } from "kysely";
import type { Database } from "../backend/database.ts";
import { appliedMigrations, listMigrations } from "../backend/migrations.ts";
import { openPostgresDatabase } from "../backend/postgres-database.ts";
import { storeSiteSettings } from "../backend/site-settings.ts";
import type { Logger } from "../logging.ts";
import { startMailbox } from "../mailbox/start-mailbox.ts";
import { SettingsError, type Settings } from "../settings.ts";
import { startMailWorker } from "./worker.ts";

/**
 * Sends and fetches the mail of a hosted project, without a web server. Several processes may do so: they share the
 * work. Throws {@link SettingsError}.
 */
export async function startHostedMail(
  settings: Settings,
  logger: Logger,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { hostedDatabaseUrl, mail, siteOrigin } = settings;
  if (hostedDatabaseUrl === undefined) {
    throw new SettingsError(
      "Set SUPABASE_DB_URL to the connection string of the project's database. Our own server needs no npm run mail.",
    );
  }
  if (mail === undefined) throw new SettingsError("Mail is off: set SMTP_URL and MAIL_FROM.");
  if (siteOrigin === undefined) {
    throw new SettingsError(
      "Set SITE_ORIGIN to the site's address: links in e-mails begin with it.",
    );
  }
  const database = openPostgresDatabase(hostedDatabaseUrl, settings.statementTimeout);
  try {
    await refuseOlderDatabase(database);
    await storeSiteSettings(database.unhurried, settings);
    const worker = await startMailWorker(database, mail, siteOrigin, logger);
    const mailbox = startMailbox(database, settings, logger, () => worker.poke());
    return {
      async stop() {
        await mailbox?.stop();
        await worker.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function refuseOlderDatabase({ unhurried }: Database): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as "isThere"`.execute(
    unhurried,
  );
  const applied = new Set(rows[0]?.isThere ? await appliedMigrations(unhurried) : []);
  if (listMigrations().some(({ version }) => !applied.has(version))) {
    throw new SettingsError(
      "The database of SUPABASE_DB_URL lacks migrations of this version. Run: npx supabase db push",
    );
  }
}
