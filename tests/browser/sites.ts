import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One folder for the whole run; workers inherit it, and the port, through the environment. */
const folder = (process.env.E2E_FOLDER ??= mkdtempSync(path.join(tmpdir(), "perilune-e2e-")));
const port = Number((process.env.E2E_PORT ??= "3417"));

type Site = { readonly origin: string; readonly environment: Readonly<Record<string, string>> };

function aSite(name: string, ownPort: number, more: Readonly<Record<string, string>> = {}): Site {
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    environment: {
      PORT: String(ownPort),
      DATA_DIR: path.join(folder, name),
      LOG_LEVEL: "warn",
      // The suite is one address; limits have tests of their own in tests/backend.
      LIMIT_PER_MINUTE: "1000",
      LIMIT_PER_HOUR: "10000",
      STRANGERS_PER_HOUR: "0",
      // Webhooks of tests go to this machine, where nobody answers unless a test does.
      WEBHOOK_ALLOW_HOSTS: "localhost",
      // Passwords are digested as in earnest, only faster; tests/backend/staff.test.ts holds what a server does.
      LITE_AUTH_BCRYPT_COST: "4",
      ...more,
    },
  };
}

/** The built site twice: on the embedded database, and on a PostgreSQL of the run's own. */
export const embeddedSite = aSite("embedded", port);
const urlFile = path.join(folder, "database-url");
export const postgresSite = aSite("postgres", port + 1, { DATABASE_URL_FILE: urlFile });

/** Runs `npm run staff` beside the site of an origin, as an administrator does, while it serves. */
export function runStaff(origin: string | undefined, args: readonly string[], input = "") {
  const site = origin === postgresSite.origin ? postgresSite : embeddedSite;
  const more = site === postgresSite ? { DATABASE_URL: readFileSync(urlFile, "utf8") } : {};
  execFileSync("node", ["server/staff.ts", ...args], {
    input,
    env: { ...process.env, ...site.environment, ...more },
    stdio: ["pipe", "ignore", "inherit"],
  });
}
