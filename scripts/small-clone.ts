import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const setUp = ["setup", "builds", "browser", "fingerprint", "lock"];
/** A site of this many pages, so that one can be met in the middle. */
const pageNames = ["index", ...Array.from({ length: 12 }, (_, index) => `page-${index}`)];
const patience = { timeout: 60_000 };

/** Writes a site in which every page says what it was made of. Halts in the middle where it is told to. */
const buildStep = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
const { BUILD_FOLDER, SITE_ORIGIN, HALT, FAIL } = process.env;
const words = readFileSync("app/words.txt", "utf8");
appendFileSync("builds.log", SITE_ORIGIN + " " + words + "\\n");
const names = ${JSON.stringify(pageNames)};
for (const [index, name] of names.entries()) {
  const folder = BUILD_FOLDER + "/client" + (name === "index" ? "" : "/" + name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + "/index.html", SITE_ORIGIN + " " + words);
  if (index !== 6) continue;
  if (FAIL) process.exit(1);
  if (HALT) writeFileSync("halted", "");
  while (HALT && !existsSync("go-on")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}
`;

/** Lets the set-up find that nothing has to be installed. */
const asInstalled = `
import { writeFileSync } from "node:fs";
import { installKey } from "./scripts/fingerprint.mjs";
writeFileSync("node_modules/.setup-stamp", installKey());
`;

type Settings = Readonly<Record<string, string>>;

/** The project with its real set-up and its real server, and a build of a moment in place of its own. */
export type SmallClone = {
  readonly folder: string;
  /** `npm run setup`, and how it ended. */
  setUp(settings: Settings): Promise<{ readonly code: number; readonly said: string }>;
  /** The same without waiting for its end, in a process group of its own. */
  beginSetUp(settings: Settings): ChildProcess;
  /** `npm start`; gives what every page of the running server says. */
  start(settings: Settings): Promise<readonly string[]>;
  /** The server alone, as a service starts it. */
  serve(settings: Settings): Promise<readonly string[]>;
  changeWords(words: string): void;
  /** One line for each build that was begun. */
  builds(): readonly string[];
  remove(): Promise<void>;
};

export function makeSmallClone(): SmallClone {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), "perilune-clone-"));
  const inClone = (...parts: readonly string[]) => path.join(folder, ...parts);
  const running: ChildProcess[] = [];

  for (const name of setUp) copy(path.join("scripts", `${name}.mjs`));
  for (const name of ["domain", "server", "retention.json"]) copy(name);
  mkdirSync(inClone("app"));
  mkdirSync(inClone("node_modules"));
  for (const name of readdirSync(path.join(root, "node_modules")))
    if (!name.startsWith(".setup"))
      symlinkSync(path.join(root, "node_modules", name), inClone("node_modules", name), "junction");
  const imports = { "#domain/*": "./domain/*" };
  const scripts = { "build:into": "node tiny-build.mjs" };
  writeFileSync(inClone("package.json"), JSON.stringify({ type: "module", imports, scripts }));
  writeFileSync(inClone("package-lock.json"), "{}");
  writeFileSync(inClone("tiny-build.mjs"), buildStep);
  changeWords("first");
  execFileSync(process.execPath, ["--input-type=module", "--eval", asInstalled], { cwd: folder });

  function copy(name: string) {
    cpSync(path.join(root, name), inClone(name), { recursive: true });
  }
  function changeWords(words: string) {
    writeFileSync(inClone("app", "words.txt"), words);
  }
  /** Hosted, because such a server needs no database. */
  function environment(settings: Settings) {
    const env: NodeJS.ProcessEnv = { ...process.env, PORT: "0", SITE_DIR: "" };
    Object.assign(env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_PUBLISHABLE_KEY: "x" });
    return Object.assign(env, { DATABASE_URL: "" }, settings);
  }
  function setUpNow(settings: Settings) {
    return new Promise<{ code: number; said: string }>((resolve) => {
      const options = { cwd: folder, env: environment(settings), ...patience };
      const args = ["scripts/setup.mjs", "--build"];
      const child = execFile(process.execPath, args, options, (_, out, err) =>
        resolve({ code: child.exitCode ?? 1, said: out + err }),
      );
    });
  }
  function begin(args: readonly string[], settings: Settings) {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: environment(settings),
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    running.push(child);
    return child;
  }
  async function serve(settings: Settings) {
    const server = begin(["server/main.ts"], settings);
    const origin = await new Promise<string>((resolve, reject) => {
      let said = "";
      server.once("exit", () => reject(new Error(`The server ended: ${said}`)));
      server.stdout?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /ready on (http:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
    });
    return Promise.all(
      pageNames.map(async (name) => {
        const page = await fetch(`${origin}/${name === "index" ? "" : name}`);
        return page.ok ? page.text() : `${name}: ${page.status}`;
      }),
    );
  }

  return {
    folder,
    setUp: setUpNow,
    beginSetUp: (settings) => begin(["scripts/setup.mjs", "--build"], settings),
    start: async (settings) => {
      const { code, said } = await setUpNow(settings);
      if (code !== 0) throw new Error(said);
      return serve(settings);
    },
    serve,
    changeWords,
    builds: () => {
      const log = inClone("builds.log");
      return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
    },
    remove: async () => {
      await Promise.all(running.map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a process and whatever it has started. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGKILL");
  await ended;
}
