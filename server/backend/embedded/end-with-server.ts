import { workerData } from "node:worker_threads";

/** In a thread of its own: the engine's thread notices nothing while it is busy with a statement. */
const BETWEEN_LOOKS_MS = 250;
const server: unknown = workerData;

setInterval(() => {
  if (!isRunning()) process.kill(process.pid, "SIGKILL");
}, BETWEEN_LOOKS_MS);

function isRunning(): boolean {
  if (process.platform !== "win32") return process.ppid === server;
  try {
    process.kill(Number(server), 0);
    return true;
  } catch {
    return false;
  }
}
