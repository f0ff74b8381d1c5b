import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** sockaddr_un holds 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Where commands reach the server that holds this data folder: a Unix socket inside it, in a private
 * folder of the system's temporary folder when the path would be too long, a named pipe on Windows.
 */
export function socketAddress(dataFolder: string): string {
  const short = createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\perilune-${short}`;
  const inside = path.join(dataFolder, "control.sock");
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  return path.join(privateTemporaryFolder(`perilune-${short}`), "control.sock");
}

function privateTemporaryFolder(name: string): string {
  const folder = path.join(os.tmpdir(), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = lstatSync(folder);
  if ((mode & 0o077) !== 0 || uid !== process.getuid?.()) {
    throw new Error(`${folder} belongs to somebody else.`);
  }
  return folder;
}
