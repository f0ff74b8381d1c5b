import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { runnablePostgres, type PlainUser } from "./find-postgres.ts";
import { freePort } from "./free-port.ts";

export type PostgresServer = {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** Cuts every connection at once, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops for good and removes its folder. */
  remove(): Promise<void>;
};

/** Nothing here has to outlive the machine; what has been written outlives the processes all the same. */
const settings = ["fsync=off", "full_page_writes=off", "max_connections=200"];
const nobody = 65534;

/** PostgreSQL in a temporary folder, as a user without rights when we are root: it refuses to run as root. */
export async function startPostgresHere(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-postgres-"));
  const data = path.join(folder, "data");
  const run = path.join(folder, "run");
  const passwordFile = path.join(folder, "password");
  const password = randomBytes(16).toString("hex");
  const user: PlainUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  chmodSync(folder, 0o711);
  const binaries = runnablePostgres(user, path.join(folder, "postgresql"));
  mkdirSync(data, { mode: 0o700 });
  mkdirSync(run);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    for (const place of [data, run, passwordFile]) chownSync(place, nobody, nobody);
  }
  const options: SpawnOptions = { ...user, cwd: "/", env: { LC_ALL: "C" } };
  const port = await freePort();

  function control(...args: string[]): Promise<void> {
    return finish(path.join(binaries, "pg_ctl"), ["-D", data, "-w", ...args], options);
  }
  async function start(): Promise<void> {
    const all = ["listen_addresses=127.0.0.1", `unix_socket_directories=${run}`, ...settings];
    const given = [`-p ${port}`, ...all.map((setting) => `-c ${setting}`)].join(" ");
    await control("-l", path.join(run, "server.log"), "-o", given, "start");
  }

  await finish(
    path.join(binaries, "initdb"),
    [
      "-D",
      data,
      "-U",
      "postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
      "--no-instructions",
      "--no-sync",
    ],
    options,
  );
  await start();
  const guard = guardFolder(folder);

  return {
    createDatabase: () =>
      createDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`),
    crash: () => control("-m", "immediate", "stop"),
    start,
    async remove() {
      await control("-m", "immediate", "stop").catch(() => undefined);
      guard.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends the server and clears its folder when this process dies without having done so: it hears its end of the pipe. */
function guardFolder(folder: string): ChildProcess {
  const script = `read -r _; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; rm -rf "$0"`;
  const options: SpawnOptions = { stdio: ["pipe", "ignore", "ignore"], detached: true, cwd: "/" };
  const guard = spawn("sh", ["-c", script, folder], options);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return guard;
}

/** Makes a database beside the one at this address, empty or like the one of this name, and gives its address. */
export async function createDatabase(databaseUrl: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const like = template === undefined ? "" : ` template ${template}`;
  await besides(databaseUrl, `create database ${name}${like}`);
  return new URL(name, databaseUrl).href;
}

/** Removes the database at this address, in use or not. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  await besides(
    databaseUrl,
    `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`,
  );
}

/** Says something to the server of this database that cannot be said from inside it. */
async function besides(databaseUrl: string, statement: string): Promise<void> {
  const client = postgres(new URL("postgres", databaseUrl).href, { max: 1 });
  try {
    await client.unsafe(statement);
  } finally {
    await client.end();
  }
}

function finish(command: string, args: string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(command)} ended with ${code}: ${complaint.trim()}`));
    });
  });
}
