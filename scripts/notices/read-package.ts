import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** As its author names it: `MIT`. */
  readonly license: string;
  /** The whole text that has to go with it, notices included. */
  readonly text: string;
};

/** Where a build notes the packages whose code is in its scripts. */
export function shippedList(build: string): string {
  return path.join(build, "packages.json");
}

/** @throws Error when the package brings no text of its licence: then nobody may pass its code on. */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = readManifest(folder);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), "utf8"));
  const text = files
    .map((file) => tidy(withoutBundled(file)))
    .join("\n\n")
    .trim();
  if (!text) throw new Error(`${name} is shipped and brings no text of its licence (${folder}).`);
  return { name, version, license, text };
}

export function readManifest(folder: string): Omit<ShippedPackage, "text"> {
  const manifest = readFileSync(path.join(folder, "package.json"), "utf8");
  const { name, version, license } = JSON.parse(manifest) as Record<string, string>;
  return { name: name ?? folder, version: version ?? "", license: license ?? "see its text" };
}

/** A tool's own packages are not passed on with the few lines that it puts into a script. */
function withoutBundled(text: string): string {
  return text.split(/^# Licenses of bundled dependencies$/m)[0] ?? "";
}

/** One kind of line ends, none with blanks behind it. */
function tidy(text: string): string {
  return text.replaceAll(/[^\S\n]+$/gm, "").trim();
}
