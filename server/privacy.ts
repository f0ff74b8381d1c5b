import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { business } from "#domain/business.ts";
import { runPrivacyCommand, type PrivacyCommand } from "./privacy/privacy-command.ts";
import { PrivacyError } from "./privacy/privacy-error.ts";
import { runAsCommand } from "./command-line.ts";
import { readAnswer } from "./admin-socket/socket-client.ts";
import { runWithBackend } from "./admin-socket/run-with-backend.ts";
import { z } from "zod";

const USAGE = `Usage:
  npm run privacy -- retention [--dry-run]
  npm run privacy -- find EMAIL
  npm run privacy -- export EMAIL > FILE
  npm run privacy -- erase EMAIL --yes
  npm run privacy -- bounced < REPORT`;

const serverAnswer = z.object({ lines: z.array(z.string()) });

await runAsCommand(async (settings) => {
  const ownAddress = settings.mail?.from.address ?? business.email;
  const command = await readCommand(process.argv.slice(2), ownAddress);
  const { backend } = settings;
  if (backend.mode === "hosted") {
    throw new PrivacyError(
      "On a hosted project these are functions of its database: see docs/deployment.md.",
    );
  }
  return runWithBackend(
    { ...settings, backend },
    {
      onBackend: (opened) => runPrivacyCommand(opened, command),
      onServer: async (ask) =>
        serverAnswer.parse(await readAnswer(await ask("POST", "/care", command))).lines,
    },
  );
});

async function readCommand(args: string[], ownAddress: string): Promise<PrivacyCommand> {
  const { values, positionals } = parseOptions(args);
  const [action, email] = positionals;
  if (action === "retention" && positionals.length === 1) {
    return { action, isDry: values["dry-run"] };
  }
  if (action === "bounced" && positionals.length === 1) {
    return { action, report: (await buffer(process.stdin)).toString("base64"), ownAddress };
  }
  if (email === undefined || positionals.length !== 2) throw new PrivacyError(USAGE);
  if (!/[^\s@]@[^\s@]/.test(email)) {
    throw new PrivacyError(`"${email}" is not an e-mail address.`);
  }
  if (action === "find" || action === "export") return { action, email };
  if (action !== "erase") throw new PrivacyError(USAGE);
  if (!values.yes) {
    throw new PrivacyError(
      `This deletes everything about ${email} for good. Look first with find, then add --yes.`,
    );
  }
  return { action, email };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
      },
    });
  } catch {
    throw new PrivacyError(USAGE);
  }
}
