import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type SourceFile = {
  /** From the project's root, with slashes. */
  readonly name: string;
  readonly text: string;
};

const made = /(^|\/)(node_modules|build|generated)\//;

/** Every file below these folders whose name ends so, in order, without what is made. */
export function readFiles(folders: readonly string[], wanted: RegExp): readonly SourceFile[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join("/"))
    .filter((name) => !made.test(name))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));
}
