import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../support/free-port.ts";
import { runCommand, startChildServer } from "../backend/child-server.ts";
import { test } from "./fixtures.ts";
import { staffMember } from "./staff-member.ts";

type OwnSite = { readonly origin: string };

/** A server for the tests of one file, with a database of its own and the owner of the journeys. */
export function ownSite(
  more: () =>
    Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>> = () => ({}),
): () => OwnSite {
  let site: (OwnSite & { readonly stop: () => Promise<void> }) | undefined;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-own-site-"));
    const environment = {
      PORT: String(await freePort()),
      DATA_DIR: dataFolder,
      LOG_LEVEL: "silent",
      LIMIT_PER_MINUTE: "1000",
      LIMIT_PER_HOUR: "10000",
      STRANGERS_PER_HOUR: "0",
      LITE_AUTH_BCRYPT_COST: "4",
      ...(await more()),
    };
    const server = await startChildServer(environment);
    const add = ["add", staffMember.email, "--password-stdin"];
    await runCommand("staff", add, environment, staffMember.password);
    site = {
      origin: server.origin,
      async stop() {
        server.process.kill("SIGTERM");
        await server.ended;
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  });
  test.afterAll(() => site?.stop());
  return () => {
    if (site === undefined) throw new Error("The site has not started.");
    return site;
  };
}
