/** Lets one set-up at a time work in this folder. Without dependencies, for any Node from 18 on. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const lockFolder = ".setup.lock";
const owner = path.join(lockFolder, "owner");
/** A lock that does not say whose it is was left by a set-up that died if it is older than this many milliseconds. */
const lifetime = 15 * 60_000;

/** Waits for its turn; the turn ends with the process. */
export function takeLock() {
  for (;;) {
    try {
      mkdirSync(lockFolder);
      break;
    } catch {
      if (isAbandoned()) removeAbandoned();
      else wait(100);
    }
  }
  writeFileSync(owner, String(process.pid));
  process.on("exit", () => rmSync(lockFolder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
}

function isAbandoned() {
  const pid = readOwner();
  if (pid !== null) return !isRunning(pid);
  const made = statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made > lifetime;
}

/** Moved first: of two that wait, one moves it and the other one finds nothing. */
function removeAbandoned() {
  const aside = `${lockFolder}-${process.pid}`;
  try {
    renameSync(lockFolder, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

function readOwner() {
  try {
    return Number(readFileSync(owner, "utf8")) || null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
