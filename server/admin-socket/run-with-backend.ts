import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { DataFolderBusy } from "../backend/data-folder.ts";
import { openBackend, type Backend, type OwnBackendSettings } from "../backend/open-backend.ts";
import type { Settings } from "../settings.ts";
import { askServer, isServerListening } from "./socket-client.ts";

/**
 * A server that is just starting or stopping holds the database and does not listen: a command waits
 * for it this long, in milliseconds.
 */
const PATIENCE = 60_000;
const BETWEEN_TRIES = 250;

export type Ask = (
  method: "GET" | "POST",
  path: string,
  body?: unknown,
) => Promise<IncomingMessage>;

/**
 * Runs a command on our own backend. It opens the database itself, or when a server holds the
 * embedded one asks that server through its control socket.
 */
export async function runWithBackend<Result>(
  settings: Settings & { readonly backend: OwnBackendSettings },
  work: {
    onBackend(backend: Backend): Promise<Result>;
    onServer(ask: Ask): Promise<Result>;
  },
): Promise<Result> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const backend = await openUnlessBusy(settings);
    if (backend !== undefined) {
      try {
        return await work.onBackend(backend);
      } finally {
        await backend.close();
      }
    }
    if (await isServerListening(settings.dataFolder)) {
      return work.onServer((method, path, body) =>
        askServer(settings.dataFolder, method, path, body),
      );
    }
    if (Date.now() > deadline) {
      throw new DataFolderBusy(
        `A server holds ${settings.dataFolder} but does not answer. Is it starting or stopping? Try again in a moment.`,
      );
    }
    await setTimeout(BETWEEN_TRIES);
  }
}

async function openUnlessBusy(settings: {
  readonly backend: OwnBackendSettings;
  readonly dataFolder: string;
}): Promise<Backend | undefined> {
  try {
    return await openBackend(settings.backend, settings.dataFolder);
  } catch (error) {
    if (error instanceof DataFolderBusy) return undefined;
    throw error;
  }
}
