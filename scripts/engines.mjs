/**
 * Finds or gets the two engines beside Chromium for `npm run test:engines`. Run by itself it makes sure that both are
 * there, or says in a sentence what is missing. Without dependencies: it runs during set-up.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isExecutable } from "./browser.mjs";

/** Where Debian's families and macOS keep what is not on the PATH. */
const firefoxFolders = ["/Applications/Firefox.app/Contents/MacOS"];
const libraryFolders = ["/usr/lib", "/usr/libexec", "/usr/lib64"];
const debianPackages = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

/** @param {readonly string[]} names @param {readonly string[]} more */
function find(names, more = []) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), ...more];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

/** `FIREFOX_PATH`, else one on the PATH. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  const binary = named
    ? [named].find(isExecutable)
    : find(["firefox-esr", "firefox"], firefoxFolders);
  return binary ? { binary } : null;
}

/** MiniBrowser lies in a folder of the library's own, beside the helpers of its version. */
function findMiniBrowser() {
  const named = find(["MiniBrowser"]);
  if (named) return named;
  const folders = libraryFolders.filter((folder) => existsSync(folder));
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(folder, entry.name)),
  );
  return [...folders, ...inside]
    .flatMap((folder) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => path.join(folder, name, "MiniBrowser")),
    )
    .find(isExecutable);
}

/** WebKitGTK's driver with its small browser and a screen that nobody sees, or Safari's driver on a Mac. */
export function findWebKit() {
  if (process.platform === "darwin") {
    const driver = find(["safaridriver"]);
    return driver ? { driver, browser: null, screen: null } : null;
  }
  const driver = find(["WebKitWebDriver"]);
  const browser = findMiniBrowser();
  const screen = find(["Xvfb"]);
  if (!driver || !browser || !screen) return null;
  return { driver, browser, screen };
}

/** @param {readonly string[]} packages */
function installed(packages) {
  if (process.getuid?.() !== 0) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], { ...options, stdio: "ignore" });
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  spawnSync("apt-get", args, { ...options, stdio: ["ignore", "ignore", "inherit"] });
}

function ensureEngines() {
  const missing = [
    ...(findFirefox() ? [] : debianPackages.firefox),
    ...(findWebKit() ? [] : debianPackages.webkit),
  ];
  if (missing.length > 0) {
    console.log(`setup: getting ${missing.join(", ")}`);
    installed(missing);
  }
  const faults = [];
  if (!findFirefox()) {
    faults.push("no Firefox: install one (Debian: firefox-esr), or name it in FIREFOX_PATH.");
  }
  if (!findWebKit()) {
    faults.push(
      process.platform === "darwin"
        ? "no WebKit: safaridriver is missing; install Safari."
        : "no WebKit: install WebKitWebDriver, MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb).",
    );
  }
  for (const fault of faults) console.error(`setup: ${fault}`);
  process.exit(faults.length === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureEngines();
