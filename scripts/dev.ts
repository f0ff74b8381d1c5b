/** `npm run dev`: the development server on PORT (3000), and behind it the real server with sample leads. */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

const port = process.env.PORT ?? "3000";
const backendPort = String(Number(port) + 1);
const dataFolder = process.env.DATA_DIR ?? path.join(".data", "dev");

const children: ChildProcess[] = [];

function run(args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on("exit", stopAll);
  return child;
}

function stopAll() {
  for (const child of children) child.kill("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);

/** Runs a step to its end, then what comes after it. */
function prepare(script: string, next: () => void) {
  run([script], {})
    .off("exit", stopAll)
    .on("exit", (code) => {
      if (code === 0) next();
    });
}

prepare("scripts/fonts.ts", () => {
  prepare("scripts/downloads/main.ts", () => {
    run(["server/main.ts", "--seed"], { PORT: backendPort, DATA_DIR: dataFolder });
    run(["node_modules/@react-router/dev/bin.cjs", "dev", "--port", port], {
      DEV_BACKEND: `http://127.0.0.1:${backendPort}`,
    });
  });
});
