/** Finds or gets the browser of the tests. Without dependencies: it runs during set-up. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** The browser without windows: the same engine, and the suite takes half the time in it. */
const shellNames = ["chromium-headless-shell"];
const wholeNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @typedef {{ readonly whole?: boolean }} Wish `whole`: as visitors have it, for measurements. */

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Playwright keeps its own browsers in a cache folder; `null` when it has none.
 * @param {boolean} whole @returns {string | null}
 */
function playwrightBrowser(whole) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(
      homedir(),
      process.platform === "darwin" ? "Library/Caches" : ".cache",
      "ms-playwright",
    );
  if (!existsSync(cache)) return null;
  const inside = [
    "chrome-headless-shell-linux64/chrome-headless-shell",
    "chrome-headless-shell-mac-arm64/chrome-headless-shell",
    "chrome-headless-shell-mac-x64/chrome-headless-shell",
    "chrome-headless-shell-win64/chrome-headless-shell.exe",
    "chrome-linux/headless_shell",
    "chrome-linux64/chrome",
    "chrome-linux/chrome",
    "chrome-win/chrome.exe",
  ];
  // In order of the names, the shell ("chromium_headless_shell-…") comes last and the newest of each after the older.
  const wanted = whole ? /^chromium-\d+$/ : /^chromium(_headless_shell)?-\d+$/;
  const folders = readdirSync(cache).filter((name) => wanted.test(name));
  for (const folder of folders.sort().reverse()) {
    const found = inside.map((file) => path.join(cache, folder, file)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

/**
 * The path of a Chromium or Chrome: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own.
 * @param {Wish} wish @returns {string | null}
 */
export function findBrowser({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : null;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  for (const name of whole ? wholeNames : [...shellNames, ...wholeNames]) {
    const found = folders.map((folder) => path.join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return playwrightBrowser(whole);
}

/** @param {string} command @param {string[]} args */
function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Downloads Playwright's browser or, where that cannot be had and we are root, Debian's. @param {Wish} wish */
export function installBrowser({ whole = false } = {}) {
  const isRoot = process.getuid?.() === 0;
  const cli = path.join("node_modules", "@playwright", "test", "cli.js");
  const only = whole ? [] : ["--only-shell"];
  const args = ["install", ...only, ...(isRoot ? ["--with-deps"] : []), "chromium"];
  if (existsSync(cli) && succeeds("node", cli, ...args) && findBrowser({ whole })) return true;
  if (!isRoot) return false;
  succeeds("apt-get", "update", "-qq");
  return (whole ? ["chromium"] : [...shellNames, "chromium"]).some(
    (name) => succeeds("apt-get", "install", "-y", "-qq", name) && findBrowser({ whole }) !== null,
  );
}
