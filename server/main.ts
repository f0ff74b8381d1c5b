import { parseArgs } from "node:util";
import { sentenceFor } from "./command-line.ts";
import { createLogger, filterConsole } from "./logging.ts";
import { readSettings, type Settings } from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { startServer, type RunningServer } from "./start-server.ts";

try {
  const { values } = parseArgs({ options: { seed: { type: "boolean", default: false } } });
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  filterConsole(logger);
  const server = await startServer(settings, logger, { sampleLeads: values.seed });
  stopOnSignal(() => server.stop());
  announce(server, settings);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function announce(server: RunningServer, settings: Settings): void {
  const place = {
    embedded: `database in ${settings.dataFolder}`,
    postgres: "PostgreSQL",
    hosted: "hosted Supabase",
  }[settings.backend.mode];
  const seconds = process.uptime().toFixed(1);
  const lines = [`Perilune is ready on ${server.origin} (${place}, after ${seconds} s)`];
  if (!server.servesPages) {
    lines.push("The site is not built, so only the backend answers. Run: npm run build");
  }
  if (server.lacksStaff) {
    lines.push(
      "Nobody can sign in to /admin yet. In another terminal, run:",
      `  ${folderSetting()}npm run staff -- add you@example.com`,
      "It makes a password and shows it once; with --password-stdin it reads yours.",
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** A command given elsewhere has to name the same folder. */
function folderSetting(): string {
  const folder = process.env["DATA_DIR"];
  return folder ? `DATA_DIR=${folder} ` : "";
}
