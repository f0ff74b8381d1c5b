import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { buildFolder } from "../build-folder.ts";
import { shippedList } from "./read-package.ts";

/** Virtual modules that tools put into a script are theirs. */
const helpers: readonly [start: string, folder: string][] = [
  ["\0vite/", "node_modules/vite"],
  ["\0rolldown/", "node_modules/rolldown"],
];

/** Notes the folder of every package with code in the scripts of the site, for the notices. */
export function shippedPackages(): Plugin {
  return {
    name: "shipped-packages",
    apply: "build",
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const folders = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const folder = packageFolder(id);
          if (folder && renderedLength > 0) folders.add(folder);
        }
      }
      mkdirSync(buildFolder, { recursive: true });
      writeFileSync(shippedList(buildFolder), JSON.stringify([...folders].toSorted()));
    },
  };
}

/** `node_modules/react` for a module of that package; `null` for our own. */
export function packageFolder(id: string): string | null {
  const helper = helpers.find(([start]) => id.startsWith(start));
  if (helper) return helper[1];
  const file = path.relative(process.cwd(), id.replaceAll("\0", "")).split(path.sep).join("/");
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}
