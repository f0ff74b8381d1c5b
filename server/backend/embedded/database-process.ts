/** The process of the embedded database: `database-process.ts FOLDER SERVER-PID`. Ends when its server does. */
import { existsSync } from "node:fs";
import { Socket } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { errorFacts } from "../../logging.ts";
import { DataFolderBusy, lockDataFolder } from "../data-folder.ts";
import { makeDatabase, openDurablePglite } from "./durable-pglite.ts";
import { PROTOCOL_DESCRIPTOR, type FromDatabase, type ToDatabase } from "./messages.ts";
import { wholeMessages } from "./whole-messages.ts";

/** The process of a server that was killed ends a moment after it. */
const PATIENCE_MS = 5_000;
const BETWEEN_TRIES_MS = 50;

const [dataFolder = "", server] = process.argv.slice(2);
process.once("disconnect", () => process.exit(1));
new Worker(new URL("end-with-server.ts", import.meta.url), { workerData: Number(server) }).unref();

try {
  await waitForLock();
  const folder = path.join(dataFolder, "pg");
  if (!existsSync(folder)) await makeDatabase(folder);
  const pglite = await openDurablePglite(folder);
  speakOn(new Socket({ fd: PROTOCOL_DESCRIPTOR }), pglite);
  process.on("message", (message: ToDatabase) => {
    if (message.type === "close")
      void pglite.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  tell({ type: "ready" });
} catch (error) {
  tell(
    error instanceof DataFolderBusy
      ? { type: "busy" }
      : { type: "failed", facts: errorFacts(error) },
    () => process.exit(1),
  );
}

async function waitForLock(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      lockDataFolder(dataFolder, "pg.lock");
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await setTimeout(BETWEEN_TRIES_MS);
    }
  }
}

/** Answers in the order of the questions: the engine has one session and works on one message at a time. */
function speakOn(connection: Socket, pglite: PGlite): void {
  const cut = wholeMessages();
  let last: Promise<unknown> = Promise.resolve();
  connection.on("data", (chunk: Buffer) => {
    const messages = cut(chunk);
    if (messages.length === 0) return;
    last = last
      .then(async () => {
        const answer = await pglite.execProtocolRaw(messages);
        connection.write(answer.slice());
      })
      // What broke in here has left the engine in no known state; its log has all that it promised.
      .catch(() => process.exit(1));
  });
  connection.on("error", () => process.exit(1));
}

function tell(message: FromDatabase, whenTold: () => void = () => undefined): void {
  process.send?.(message, whenTold);
}
