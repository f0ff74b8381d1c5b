import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { databaseAccounts } from "../accounts/database-accounts.ts";
import { StaffError } from "../accounts/staff-accounts.ts";
import { runStaffCommand, staffCommandShape } from "../accounts/staff-command.ts";
import type { Backend } from "../backend/open-backend.ts";
import { privacyCommandShape, runPrivacyCommand } from "../privacy/privacy-command.ts";
import { errorFacts, type Logger } from "../logging.ts";
import { exportDatabase } from "../backup/export-database.ts";
import { socketAddress } from "./socket-address.ts";

/**
 * Lets commands of the same user work while this server holds the data folder. A socket and no HTTP
 * route: behind a proxy every visitor comes from this machine. Answers the function that closes it.
 */
export async function openAdminSocket(
  backend: Backend,
  dataFolder: string,
  logger: Logger,
): Promise<() => Promise<void>> {
  const address = socketAddress(dataFolder);
  // A socket left by a killed server: we hold the lock of the folder, so nobody listens on it.
  if (process.platform !== "win32") rmSync(address, { force: true });
  const server = createAdaptorServer({ fetch: controlApp(backend, logger).fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
}

function controlApp(backend: Backend, logger: Logger): Hono {
  const app = new Hono();
  app.post("/staff", async (context) => {
    const command = staffCommandShape.parse(await context.req.json());
    try {
      return context.json({ lines: await runStaffCommand(databaseAccounts(backend), command) });
    } catch (error) {
      if (error instanceof StaffError) return context.json({ error: error.message });
      throw error;
    }
  });
  app.post("/care", async (context) => {
    const command = privacyCommandShape.parse(await context.req.json());
    return context.json({ lines: await runPrivacyCommand(backend, command) });
  });
  app.get("/export", () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    exportDatabase(backend.database, (lines) => writer.write(encoder.encode(`${lines}\n`))).then(
      () => writer.close(),
      (error: unknown) => {
        logger.error(errorFacts(error), "export failed");
        return writer.abort(error);
      },
    );
    return new Response(readable, { headers: { "content-type": "application/x-ndjson" } });
  });
  app.onError((error, context) => {
    logger.error(errorFacts(error), "command failed");
    return context.json({ error: "The server could not do this. Its log says more." }, 500);
  });
  return app;
}
