import { spawn, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";

/** Where initdb and pg_ctl lie, when PostgreSQL is installed here. */
export const postgresBinaries = findPostgresBinaries();

export type PostgresServer = {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** Cuts every connection at once, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops for good and removes its folder. */
  remove(): Promise<void>;
};

/** PostgreSQL in a temporary folder, as an unprivileged user when we are root: it refuses to run as root. */
export async function startPostgresHere(): Promise<PostgresServer> {
  const binaries = postgresBinaries;
  if (binaries === undefined) throw new Error("No PostgreSQL server is installed here.");
  const pgControl = path.join(binaries, "pg_ctl");
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-postgres-"));
  const data = path.join(folder, "data");
  const run = path.join(folder, "run");
  const passwordFile = path.join(folder, "password");
  const password = randomBytes(16).toString("hex");
  const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  chmodSync(folder, 0o711);
  mkdirSync(data, { mode: 0o700 });
  mkdirSync(run);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (unprivileged.uid !== undefined) {
    for (const place of [data, run, passwordFile]) chownSync(place, 65534, 65534);
  }
  const options: SpawnOptions = { ...unprivileged, cwd: "/", env: { LC_ALL: "C" } };
  const port = await freePort();

  function control(...args: string[]): Promise<void> {
    return finish(pgControl, ["-D", data, "-w", ...args], options);
  }
  async function start(): Promise<void> {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${run}`;
    await control("-l", path.join(run, "server.log"), "-o", settings, "start");
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

  return {
    async createDatabase() {
      const name = `test_${randomBytes(6).toString("hex")}`;
      const client = postgres(urlOf("postgres"), { max: 1 });
      await client.unsafe(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    crash: () => control("-m", "immediate", "stop"),
    start,
    async remove() {
      await control("-m", "immediate", "stop").catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function urlOf(database: string): string {
    return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  }
}

function findPostgresBinaries(): string | undefined {
  const candidates = [
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...installedVersions("/usr/lib/postgresql"),
  ];
  const found = candidates.find((folder) => existsSync(path.join(folder, "postgres")));
  const folder = found && path.dirname(realpathSync(path.join(found, "postgres")));
  return folder && existsSync(path.join(folder, "initdb")) ? folder : undefined;
}

function installedVersions(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).map((version) => path.join(parent, version, "bin"));
}

function finish(command: string, args: string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: "ignore" });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(command)} ended with ${code}`));
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}
