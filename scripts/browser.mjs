/** Finds or gets the browser of the tests. Without dependencies: it runs during set-up. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Playwright keeps its own browsers in a cache folder; `null` when it has none. @returns {string | null} */
function playwrightBrowser() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(
      homedir(),
      process.platform === "darwin" ? "Library/Caches" : ".cache",
      "ms-playwright",
    );
  if (!existsSync(cache)) return null;
  const inside = ["chrome-linux64/chrome", "chrome-linux/chrome", "chrome-win/chrome.exe"];
  for (const folder of readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()) {
    const found = inside.map((file) => path.join(cache, folder, file)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

/**
 * The path of a Chromium or Chrome: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own.
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : null;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => path.join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return playwrightBrowser();
}

/** @param {string} command @param {string[]} args */
function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Downloads Playwright's browser or, where that cannot be had and we are root, Debian's. */
export function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  const cli = path.join("node_modules", "@playwright", "test", "cli.js");
  const args = isRoot ? ["--with-deps"] : [];
  if (existsSync(cli) && succeeds("node", cli, "install", ...args, "chromium") && findBrowser())
    return true;
  if (!isRoot) return false;
  succeeds("apt-get", "update", "-qq");
  return succeeds("apt-get", "install", "-y", "-qq", "chromium") && findBrowser() !== null;
}
