/** `npm run dev`: the development server on PORT (3000), and behind it the real server with sample leads. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import path from "node:path";
import { areFilesMade } from "./made-files.ts";

const port = process.env.PORT ?? "3000";
const origin = `http://127.0.0.1:${port}`;
const backendPort = String(Number(port) + 1);
const dataFolder = process.env.DATA_DIR ?? path.join(".data", "dev");

const children: ChildProcess[] = [];

function run(args: readonly string[], env: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on("exit", stopAll);
}

const stopping = new AbortController();

function stopAll() {
  stopping.abort();
  for (const child of children) child.kill("SIGTERM");
}

/** Asks until it is answered; gives up when everything stops. */
async function answers(address: string): Promise<void> {
  while (!stopping.signal.aborted) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);

if (!areFilesMade()) {
  const made = spawnSync(process.execPath, ["scripts/make-files.ts", "--in-turn"], {
    stdio: "inherit",
  });
  if (made.status !== 0) process.exit(1);
}
// The condition is the one the router's command would start itself once more for.
run(["--conditions=development", "node_modules/@react-router/dev/bin.cjs", "dev", "--port", port], {
  DEV_BACKEND: `http://127.0.0.1:${backendPort}`,
});
run(["server/main.ts", "--seed"], { PORT: backendPort, DATA_DIR: dataFolder });
// The first page takes long, so it is asked for before anybody does.
await Promise.all([answers(origin), answers(`http://127.0.0.1:${backendPort}/healthz`)]);
if (!stopping.signal.aborted)
  console.log(`The site is on ${origin}, after ${process.uptime().toFixed(1)} s`);
