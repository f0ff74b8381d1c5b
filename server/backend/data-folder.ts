import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Its message is meant for the person who started the command. */
export class DataFolderBusy extends Error {}

/** Makes the folder when it is missing; only its owner may look inside. */
export function prepareDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/**
 * Takes the data folder for this process and returns the function that gives it back. Two servers
 * on one embedded database destroy each other's writes. The lock frees itself when the process
 * dies, kill -9 included. The server and its database process hold one each, by different names.
 * Throws {@link DataFolderBusy}.
 */
export function lockDataFolder(folder: string, name = "lock.db"): () => void {
  const lock = new DatabaseSync(path.join(folder, name), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw busyFolder(folder);
  }
  return () => lock.close();
}

export function busyFolder(folder: string): DataFolderBusy {
  return new DataFolderBusy(`Another server is already using ${folder}. Stop it first.`);
}
