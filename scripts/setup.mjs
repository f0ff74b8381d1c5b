/**
 * Makes a fresh clone ready and leaves a ready one alone. Uses no dependency and runs on any Node from 18 on, because
 * it runs before anything is installed. `--build` builds the site when its sources changed, `--build-anew` builds it
 * whatever is there and installs nothing, `--browser` finds or installs a browser for the tests, `--whole-browser` one
 * as visitors have it, for the bench.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, installBrowser } from "./browser.mjs";
import { chooseBuild, hasChosenBuild, makeBuild } from "./builds.mjs";
import { installKey } from "./fingerprint.mjs";
import { lockFolder, takeLock } from "./lock.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const buildsAnew = process.argv.includes("--build-anew");
const wantsBuild = buildsAnew || process.argv.includes("--build");
const wantsWhole = process.argv.includes("--whole-browser");
const wantsBrowser = wantsWhole || process.argv.includes("--browser");
const installStamp = "node_modules/.setup-stamp";
/** For machines whose own Node is too old, and with it most likely their npm. */
const installingNpm = "npm@11.21.2";
const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function needsInstall() {
  return !buildsAnew && read(installStamp) !== installKey();
}

/** The npm that was started, and the Node it runs on. */
const ownNpm = {
  cli: process.env.npm_execpath ?? "",
  node: process.env.npm_node_execpath ?? process.execPath,
};

/** @param {string[]} args @param {typeof ownNpm} npm @param {Record<string, string>} settings */
function runNpm(args, { cli, node } = ownNpm, settings = {}) {
  const env = { ...process.env, ...settings };
  // A production setting of the shell must not leave out what the build needs.
  for (const name of ["NODE_ENV", "npm_config_omit", "npm_config_production"]) delete env[name];
  const isScript = /npm-cli\.c?js$/.test(cli);
  const command = isScript ? node : "npm";
  const shell = !isScript && process.platform === "win32";
  return (
    spawnSync(command, isScript ? [cli, ...args] : args, { stdio: "inherit", env, shell }).status ??
    1
  );
}

/** @param {string} message */
function fail(message) {
  console.error(`setup: ${message}`);
  process.exit(1);
}

/**
 * The npm and the Node that install. npm leaves packages out that do not want the Node it runs on, binaries of the build
 * among them, and npm 9 loses the link of our Node; so an old Node first gets itself the pinned ones.
 */
function npmForInstalling() {
  if (isNodeNewEnough()) return ownNpm;
  const { optionalDependencies = {} } = JSON.parse(readFileSync("package.json", "utf8"));
  const name = `node-${process.platform}-${process.arch}`;
  if (!(name in optionalDependencies)) return ownNpm;
  const tools = path.join(lockFolder, "tools");
  const packages = [`${name}@${optionalDependencies[name]}`, installingNpm];
  const done = runNpm(["install", "--prefix", tools, "--no-save", ...quietly, ...packages]) === 0;
  const modules = path.resolve(tools, "node_modules");
  if (!done) return ownNpm;
  return {
    cli: path.join(modules, "npm", "bin", "npm-cli.js"),
    node: path.join(modules, name, "bin", "node"),
  };
}

function install() {
  console.log("setup: installing packages");
  const npm = npmForInstalling();
  if (runNpm(["ci", "--include=dev", ...quietly], npm) !== 0) {
    console.error("setup: npm ci did not work here; trying npm install without changing the lock");
    if (runNpm(["install", "--no-save", "--include=dev", ...quietly], npm) !== 0)
      fail("the packages could not be installed.");
  }
  writeFileSync(installStamp, installKey());
}

function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

function checkNode() {
  const bundled = path.join(
    "node_modules",
    ".bin",
    process.platform === "win32" ? "node.cmd" : "node",
  );
  if (existsSync(bundled) || isNodeNewEnough()) return;
  fail(`no Node for ${process.platform} comes with the packages; install Node 22.22 or newer.`);
}

/** @param {string} folder */
function build(folder) {
  console.log("setup: building the site");
  return runNpm(["run", "--silent", "build:into"], ownNpm, { BUILD_FOLDER: folder }) === 0;
}

if (needsInstall() || (wantsBuild && (buildsAnew || !hasChosenBuild()))) {
  takeLock();
  if (needsInstall()) install();
  checkNode();
  if (wantsBuild && (buildsAnew || !chooseBuild()) && !makeBuild(build))
    fail("the site could not be built.");
}
if (wantsBrowser && !findBrowser({ whole: wantsWhole })) {
  console.log("setup: getting a browser for the tests");
  if (!installBrowser({ whole: wantsWhole })) {
    fail("no browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.");
  }
}
