/**
 * Builds beside what is being served, and switches when it is complete: a build is whole or not there
 * (docs/decisions/0032-a-build-is-whole-or-not-there.md). Without dependencies, for any Node from 18 on.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  choicesFolder,
  lastChosenSite,
  settingsKey,
  sitesFolder,
} from "../server/pages/built-sites.mjs";
import { sourcesKey } from "./fingerprint.mjs";

/** Settings whose builds are kept, counted from the last that were chosen. */
const keptChoices = 4;
/** Within this many milliseconds a server that is about to start may still want a build that was chosen. */
const grace = 10 * 60_000;
/** What is being made; names that begin with a dot are skipped when builds are listed. */
const making = path.join(sitesFolder, ".making-");

/** What tells the builds apart, computed before one begins: what changes meanwhile asks for another. */
function buildKey() {
  return `${settingsKey(process.env)}-${sourcesKey()}`;
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/** Whether these settings have chosen a whole build of these sources; then it is the one of `build/client` again. */
export function hasChosenBuild() {
  const choice = choiceFile();
  const name = read(choice);
  if (!name.startsWith(`${buildKey()}-`) || !existsSync(path.join(sitesFolder, name))) return false;
  touch(choice);
  pointTo(path.join(sitesFolder, name, "client"));
  return true;
}

/** Chooses a whole build of these sources and settings; false where there is none. Only where the lock is held. */
export function chooseBuild() {
  const key = buildKey();
  const name = namesIn(sitesFolder)
    .filter((found) => found.startsWith(`${key}-`))
    .sort()
    .pop();
  if (name) choose(name);
  return name !== undefined;
}

/**
 * Makes a build under a name of its own and chooses it. Only where the lock is held. `build` writes `client` into
 * the folder it is given and says whether all went well.
 * @param {(folder: string) => boolean} build
 */
export function makeBuild(build) {
  const folder = `${making}${process.pid}`;
  mkdirSync(sitesFolder, { recursive: true });
  const left = readdirSync(sitesFolder).filter((entry) => entry.startsWith("."));
  for (const entry of left) remove(path.join(sitesFolder, entry));
  const name = `${buildKey()}-${Date.now().toString(36)}`;
  if (!build(folder)) {
    remove(folder);
    return false;
  }
  renameSync(folder, path.join(sitesFolder, name));
  choose(name);
  removeOldBuilds();
  return true;
}

/** @param {string} name */
function choose(name) {
  mkdirSync(choicesFolder, { recursive: true });
  const choice = choiceFile();
  const before = path.join(sitesFolder, read(choice));
  // Counts the grace of the one that is left from today.
  if (existsSync(choice) && existsSync(before)) touch(before);
  const next = path.join(choicesFolder, `.choice-${process.pid}`);
  writeFileSync(next, name);
  renameSync(next, choice);
  pointTo(path.join(sitesFolder, name, "client"));
}

function choiceFile() {
  return path.join(choicesFolder, settingsKey(process.env));
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  utimesSync(file, now, now);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Lets `build/client` lead to a folder. @param {string} folder */
function pointTo(folder) {
  const target = path.relative(path.dirname(lastChosenSite), folder);
  const old = lstatSync(lastChosenSite, { throwIfNoEntry: false });
  if (process.platform === "win32") return pointJunctionTo(folder);
  if (old?.isSymbolicLink() && readlinkSync(lastChosenSite) === target) return;
  // A folder of the layout that was here before, over which nothing can be moved.
  if (old && !old.isSymbolicLink()) remove(lastChosenSite);
  const next = path.join(choicesFolder, `.link-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(target, next, "dir");
  renameSync(next, lastChosenSite);
}

/** Windows lets everybody make a junction and nobody move one over another; servers do not go through it. */
function pointJunctionTo(/** @type {string} */ folder) {
  rmSync(lastChosenSite, { recursive: true, force: true });
  symlinkSync(path.resolve(folder), lastChosenSite, "junction");
}

/** A server has its pages in memory from its start on, so that only those matter that are yet to start. */
function removeOldBuilds() {
  const age = (/** @type {string} */ file) => Date.now() - statSync(file).mtimeMs;
  const choices = namesIn(choicesFolder)
    .map((name) => path.join(choicesFolder, name))
    .sort((one, other) => age(one) - age(other));
  for (const file of choices.slice(keptChoices)) if (age(file) > grace) rmSync(file);
  const chosen = new Set(choices.map(read));
  for (const name of namesIn(sitesFolder)) {
    const folder = path.join(sitesFolder, name);
    if (!chosen.has(name) && age(folder) > grace) remove(folder);
  }
}

/** First out of sight, so that nobody finds half of it. @param {string} folder */
function remove(folder) {
  const aside = path.join(sitesFolder, `.gone-${process.pid}`);
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, aside);
  rmSync(aside, { recursive: true, force: true, maxRetries: 5 });
}
