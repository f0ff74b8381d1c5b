import { StaffError } from "./accounts/staff-accounts.ts";
import { DataFolderBusy } from "./backend/data-folder.ts";
import { PrivacyError } from "./privacy/privacy-error.ts";
import { createLogger, errorFacts, filterConsole } from "./logging.ts";
import { OtherPrices } from "./pages/built-prices.ts";
import { ExportError } from "./backup/export-file.ts";
import { readSettings, SettingsError, type Settings } from "./settings.ts";
import { CannotListen } from "./start-server.ts";

const errorsForPeople = [
  SettingsError,
  DataFolderBusy,
  CannotListen,
  OtherPrices,
  StaffError,
  ExportError,
  PrivacyError,
];

/** Runs a command, prints its lines and ends the process: with 0, or with 1 and one clear sentence. */
export async function runAsCommand(
  command: (settings: Settings) => Promise<readonly string[]>,
): Promise<never> {
  try {
    const settings = readSettings(process.env);
    filterConsole(createLogger("silent"));
    for (const line of await command(settings)) process.stdout.write(`${line}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exit(1);
  }
}

/** What to tell the person at the command line; of unforeseen errors only what may be shown. */
export function sentenceFor(error: unknown): string {
  if (error instanceof Error && errorsForPeople.some((kind) => error instanceof kind)) {
    return error.message;
  }
  const facts = Object.entries(errorFacts(error)).map(([key, value]) => `${key}: ${value}`);
  return `This did not work (${facts.join(", ")}).`;
}
