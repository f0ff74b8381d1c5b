import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";

const serverFolder = path.join(import.meta.dirname, "../../server");

/** A process that lives for two seconds never earns back what optimising the embedded database costs it. */
const briefly = ["--liftoff-only"] as const;

type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type ChildServer = {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Everything written so far, standard error included. */
  output(): string;
};

/** Starts server/main.ts as users do and resolves when it says that it is ready. */
export function startChildServer(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<ChildServer> {
  return startScript(path.join(serverFolder, "main.ts"), environment, ...args);
}

/** Starts `npm run mail`, which has no address. */
export function startMailProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  return startUntil(/Mail is ready/, path.join(serverFolder, "mail-worker.ts"), environment, []);
}

/** The same of a script that says `ready on http://…`. */
export function startScript(
  script: string,
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<ChildServer> {
  return startUntil(/ready on (http:\S+)/, script, environment, args);
}

function startUntil(
  ready: RegExp,
  script: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...briefly, script, ...args], {
    env: { ...process.env, DATABASE_URL: "", SUPABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that fails must not leave its server behind.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let written = "";
  const ended = new Promise<Ended>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  return new Promise((resolve, reject) => {
    function hear(chunk: Buffer): void {
      written += chunk.toString();
      const said = ready.exec(written);
      if (said !== null) {
        const [, origin = ""] = said;
        resolve({ origin, process: child, ended, output: () => written });
      }
    }
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", reject);
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${written}`)));
  });
}

export type Finished = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs `server/<command>.ts` to its end, as `npm run <command>` does. */
export async function runCommand(
  command: "staff" | "backup" | "restore" | "care" | "main" | "mail-worker" | "prices",
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = "",
): Promise<Finished> {
  const script = path.join(serverFolder, `${command}.ts`);
  const child = spawn(process.execPath, [...briefly, script, ...args], {
    env: { ...process.env, DATABASE_URL: "", SUPABASE_URL: "", ...environment },
  });
  child.stdin.end(input);
  const code = new Promise<number | null>((resolve, reject) => {
    child.once("exit", resolve);
    child.once("error", reject);
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err };
}
