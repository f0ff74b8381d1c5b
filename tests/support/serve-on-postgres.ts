/**
 * Serves the built site on a PostgreSQL of its own until it is told to stop, with the settings of `npm start`, and
 * leaves DATABASE_URL in the file that DATABASE_URL_FILE names, for `npm run staff` beside it.
 */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createLogger, filterConsole } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer } from "../../server/start-server.ts";
import { startPostgresHere } from "./postgres-server.ts";

if (process.env["SITE_DIR"] === undefined) buildSite();
const addressFile = process.env["DATABASE_URL_FILE"];
const closeParts: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

/** What is missing only, as `npm start` does. */
function buildSite(): void {
  const setUp = path.join(import.meta.dirname, "../../scripts/setup.mjs");
  const { status } = spawnSync(process.execPath, [setUp, "--build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

async function closeAll(): Promise<void> {
  for (let close = closeParts.pop(); close; close = closeParts.pop()) {
    await close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
}

/** Also while it starts: what has been opened by then is closed as soon as the start is through. */
function stop(): void {
  stopping ??= starting.then(closeAll, closeAll).then(() => process.exit());
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);

async function serve(): Promise<void> {
  const postgres = await startPostgresHere();
  closeParts.push(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  // Whoever waits for the server to answer finds the file.
  if (addressFile !== undefined) {
    writeFileSync(addressFile, databaseUrl, { mode: 0o600 });
    closeParts.push(async () => rmSync(addressFile, { force: true }));
  }
  const settings = readSettings({ ...process.env, DATABASE_URL: databaseUrl });
  const logger = createLogger(settings.logLevel);
  filterConsole(logger);
  const server = await startServer(settings, logger);
  closeParts.push(() => server.stop());
  process.stdout.write(`Perilune is ready on ${server.origin} (PostgreSQL)\n`);
}

const starting = serve();
starting.catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
  stop();
});
