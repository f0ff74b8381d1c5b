/**
 * Where the builds lie and which of them is whose (docs/decisions/0032-a-build-is-whole-or-not-there.md). Plain
 * JavaScript, because the set-up reads it on a Node that cannot read TypeScript.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Every whole build, in a folder of its own with `client`; a name that begins with a dot is none. */
export const sitesFolder = path.join("build", "sites");
/** For each set of settings a file with the name of the build that they chose last. */
export const choicesFolder = path.join("build", "choices");
/** Leads to the pages of the build that was chosen last, with whichever settings: the address to upload from. */
export const lastChosenSite = path.join("build", "client");

/** What the pages are made of besides the sources. */
const settings = ["SITE_ORIGIN", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"];

/**
 * A short name for the settings that are part of a build.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function settingsKey(env) {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(env[name] ?? "").update("\0");
  return hash.digest("hex").slice(0, 12);
}

/**
 * The pages that a server with these settings serves: those of the build that was made for them, or, where there is
 * none, of the last one. From the folder that the process works in.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function builtSite(env) {
  try {
    const name = readFileSync(path.join(choicesFolder, settingsKey(env)), "utf8");
    return path.join(sitesFolder, name, "client");
  } catch {
    return lastChosenSite;
  }
}
