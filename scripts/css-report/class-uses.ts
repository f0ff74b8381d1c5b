import path from "node:path";
import type { SourceFile } from "./files.ts";

type ModuleUse = {
  /** Class names that a source takes from the module, and that source. */
  readonly names: Map<string, string>;
  /** Is looked up by a name that stands nowhere: `styles[tone]`. */
  isComputed: boolean;
};

export type ClassUses = {
  /** Every word of the sources. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of class names whose end is computed: `ticket--` of `ticket--${tone}`. */
  readonly prefixes: readonly string[];
  /** By the file of the module. */
  readonly modules: ReadonlyMap<string, ModuleUse>;
};

const importOfModule = /import (?:\* as )?(\w+) from "([^"]+\.module\.css)"/g;

/** What the sources know of classes. */
export function readUses(sources: readonly SourceFile[]): ClassUses {
  const words = new Set<string>();
  const prefixes = new Set<string>();
  const modules = new Map<string, ModuleUse>();
  for (const { name, text } of sources) {
    for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
    for (const [, prefix = ""] of text.matchAll(/([A-Za-z][\w-]*(?:--|__|-))\$\{/g)) {
      prefixes.add(prefix);
    }
    for (const [, local = "", address = ""] of text.matchAll(importOfModule)) {
      const file = fileOf(name, address);
      const use = modules.get(file) ?? { names: new Map(), isComputed: false };
      modules.set(file, use);
      addUses(use, { name, text: text.replaceAll(/^import .*$/gm, "") }, local);
    }
  }
  return { words, prefixes: [...prefixes], modules };
}

function addUses(use: ModuleUse, { name, text }: SourceFile, local: string): void {
  const member = new RegExp(`\\b${local}(?:\\.(\\w+)|\\["([\\w-]+)"\\])`, "g");
  for (const [, plain, quoted = ""] of text.matchAll(member)) use.names.set(plain ?? quoted, name);
  if (new RegExp(`\\b${local}\\[(?!")`).test(text)) use.isComputed = true;
}

function fileOf(source: string, address: string): string {
  return address.startsWith("#app/")
    ? `app/${address.slice("#app/".length)}`
    : path.posix.join(path.posix.dirname(source), address);
}

/** The name by which a script knows a class of a module: `first-line` is `firstLine`. */
export const exportedName = (name: string) =>
  name.replaceAll(/-+(\w)/g, (_dashes, letter: string) => letter.toUpperCase());
