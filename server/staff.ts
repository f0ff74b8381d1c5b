import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { z } from "zod";
import { databaseAccounts } from "./accounts/database-accounts.ts";
import { hostedAccounts } from "./accounts/hosted-accounts.ts";
import { makePassword } from "./accounts/password.ts";
import { StaffError } from "./accounts/staff-accounts.ts";
import { runStaffCommand, type StaffCommand } from "./accounts/staff-command.ts";
import { runAsCommand } from "./command-line.ts";
import { readAnswer } from "./admin-socket/socket-client.ts";
import { runWithBackend } from "./admin-socket/run-with-backend.ts";
import type { Settings } from "./settings.ts";

const USAGE = `Usage:
  npm run staff -- add EMAIL [--owner] [--name NAME] [--password-stdin]
  npm run staff -- list
  npm run staff -- remove EMAIL
  npm run staff -- set-password EMAIL [--password-stdin]`;

const serverAnswer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);

await runAsCommand(async (settings) => {
  const { command, madePassword } = await readCommand(process.argv.slice(2));
  const lines = await run(settings, command);
  if (madePassword !== undefined) lines.push(`Password (shown only now): ${madePassword}`);
  return lines;
});

async function run(settings: Settings, command: StaffCommand): Promise<string[]> {
  const { backend } = settings;
  if (backend.mode === "hosted") {
    if (backend.secretKey === undefined) {
      throw new StaffError("Set SUPABASE_SECRET_KEY to manage the staff of a Supabase project.");
    }
    return runStaffCommand(hostedAccounts(backend.url, backend.secretKey), command);
  }
  return runWithBackend(
    { ...settings, backend },
    {
      onBackend: (opened) => runStaffCommand(databaseAccounts(opened), command),
      async onServer(ask) {
        const answer = serverAnswer.parse(await readAnswer(await ask("POST", "/staff", command)));
        if ("error" in answer) throw new StaffError(answer.error);
        return answer.lines;
      },
    },
  );
}

async function readCommand(
  args: string[],
): Promise<{ command: StaffCommand; madePassword: string | undefined }> {
  const { values, positionals } = parseOptions(args);
  const [action, email] = positionals;
  if (action === "list" && positionals.length === 1) {
    return { command: { action }, madePassword: undefined };
  }
  if (email === undefined || positionals.length !== 2) throw new StaffError(USAGE);
  if (action === "remove") return { command: { action, email }, madePassword: undefined };
  if (action !== "add" && action !== "set-password") throw new StaffError(USAGE);

  const madePassword = values["password-stdin"] ? undefined : makePassword();
  const password = madePassword ?? (await text(process.stdin)).replace(/\r?\n$/, "");
  const command: StaffCommand =
    action === "add"
      ? { action, email, password, owner: values.owner, displayName: values.name }
      : { action, email, password };
  return { command, madePassword };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        owner: { type: "boolean", default: false },
        name: { type: "string", default: "" },
        "password-stdin": { type: "boolean", default: false },
      },
    });
  } catch {
    throw new StaffError(USAGE);
  }
}
