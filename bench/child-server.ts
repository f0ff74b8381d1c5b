import { spawn, type ChildProcessByStdio } from "node:child_process";
import path from "node:path";
import type { Readable } from "node:stream";
import { withCleanUp, withTempFolder } from "./clean-up.ts";

const root = path.join(import.meta.dirname, "..");
const patienceMs = 60_000;

export type ChildServer = { readonly origin: string; readonly pid: number };

type Environment = Readonly<Record<string, string>>;

/** Our own server, started as `npm start` does; it may be asked often and logs errors only. */
export function withOurServer<Result>(
  environment: Environment,
  work: (server: ChildServer) => Promise<Result>,
): Promise<Result> {
  const settings = {
    DATABASE_URL: "",
    SUPABASE_URL: "",
    PORT: "0",
    LOG_LEVEL: "error",
    LIMIT_PER_MINUTE: "1000000",
    LIMIT_PER_HOUR: "1000000",
    STRANGERS_PER_HOUR: "0",
    ...environment,
  };
  return withServer("server/main.ts", settings, work);
}

/** Our server with an empty database of its own. */
export function withFreshServer<Result>(
  environment: Environment,
  work: (server: ChildServer) => Promise<Result>,
): Promise<Result> {
  return withTempFolder((folder) => withOurServer({ DATA_DIR: folder, ...environment }, work));
}

/** Starts a script that says `ready on http://…`, or another sign, when it listens, and stops it after the work. */
export async function withServer<Result>(
  script: string,
  environment: Environment,
  work: (server: ChildServer) => Promise<Result>,
  sign = /ready on (http:\S+)/,
): Promise<Result> {
  const child = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    const impatience = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(impatience);
  }
  return withCleanUp(stop, async () => {
    const origin = await readyOrigin(child, sign).catch((error: unknown) => {
      throw new Error(`${script} did not get ready`, { cause: error });
    });
    return work({ origin, pid: child.pid ?? 0 });
  });
}

/** Where a server listens, as soon as it says so. */
function readyOrigin(
  child: ChildProcessByStdio<null, Readable, Readable>,
  sign: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = "";
    const fail = () => reject(new Error(written || "It said nothing."));
    const impatience = setTimeout(fail, patienceMs);
    child.once("exit", fail);
    function hear(chunk: Buffer): void {
      written = (written + chunk.toString()).slice(-10_000);
      const found = sign.exec(written)?.[1];
      if (found === undefined) return;
      clearTimeout(impatience);
      resolve(found);
    }
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
  });
}
