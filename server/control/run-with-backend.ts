import type { IncomingMessage } from "node:http";
import { DataFolderBusy } from "../backend/data-folder.ts";
import { openBackend, type Backend, type OwnBackendSettings } from "../backend/open-backend.ts";
import type { Settings } from "../settings.ts";
import { askServer } from "./control-client.ts";

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
  let backend: Backend;
  try {
    backend = await openBackend(settings.backend, settings.dataFolder);
  } catch (error) {
    if (!(error instanceof DataFolderBusy)) throw error;
    return work.onServer((method, path, body) =>
      askServer(settings.dataFolder, method, path, body),
    );
  }
  try {
    return await work.onBackend(backend);
  } finally {
    await backend.close();
  }
}
