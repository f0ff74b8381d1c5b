import { execFileSync, spawn } from "node:child_process";
import type { TestProject } from "vitest/node";
import { staffMember } from "../browser/staff-member.ts";
import { freePort } from "../support/free-port.ts";
import { makeFolder, stopProcess, until } from "./engine.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's own is widened.
  export interface ProvidedContext {
    sitePort: number;
  }
}

/** The real server, once for the run, with a data folder of its own and somebody who may sign in. */
export default async function startSite(project: TestProject) {
  const { folder, remove } = await makeFolder();
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    // The journeys are one address; limits have tests of their own in tests/backend.
    LIMIT_PER_MINUTE: "1000",
    LIMIT_PER_HOUR: "10000",
    STRANGERS_PER_HOUR: "0",
  };
  const server = spawn(process.execPath, ["server/main.ts"], { env, stdio: "ignore" });
  await until("The site", async () => {
    if (server.exitCode !== null) throw new Error("The server has ended before it was ready.");
    const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    return health?.ok;
  });
  execFileSync(
    process.execPath,
    ["server/staff.ts", "add", staffMember.email, "--password-stdin"],
    { input: staffMember.password, env, stdio: ["pipe", "ignore", "inherit"] },
  );
  project.provide("sitePort", port);
  return async () => {
    await stopProcess(server);
    await remove();
  };
}
