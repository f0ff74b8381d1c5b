import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { sheetsOfShortNames } from "./scoped-name.ts";

/** What the project says of its CSS modules, each named by its path without ending: `app/components/ui/button`. */
export type Modules = {
  /** The module that a class, an id or an animation of the built sheets comes from. */
  readonly moduleOf: (name: string) => string | undefined;
  /** Pairs of modules whose classes may stand on one element, both ways round. */
  readonly together: ReadonlyMap<string, ReadonlySet<string>>;
};

type Source = {
  readonly modules: readonly string[];
  /** Files of the components that get a class from this one. */
  readonly dressed: readonly string[];
};

const importOfModule = /\bfrom "([^"]+)\.module\.css"/g;
const importOfNames = /\bimport \{([^}]*)\} from "([^"]+\.tsx)"/g;
const elementWithClass = /<([A-Z]\w*)\b(?:[^<>]|=>)*?[cC]lassName=/g;

/** The modules of the project in `root`. */
export function modulesOf(root: string): Modules {
  const sources = new Map(
    globSync("app/**/*.{ts,tsx}", { cwd: root })
      .map((file) => file.replaceAll("\\", "/"))
      .map((file) => [file, sourceOf(file, readFileSync(path.join(root, file), "utf8"))]),
  );
  const together = new Map<string, Set<string>>();
  const pair = (one: string, other: string) => {
    if (one === other) return;
    together.set(one, (together.get(one) ?? new Set()).add(other));
    together.set(other, (together.get(other) ?? new Set()).add(one));
  };
  for (const { modules, dressed } of sources.values()) {
    const others = [...modules, ...dressed.flatMap((file) => sources.get(file)?.modules ?? [])];
    for (const module of modules) for (const other of others) pair(module, other);
  }
  const sheets = sheetsOfShortNames();
  return { moduleOf: (name) => sheets.get(name), together };
}

/** What one file of the project imports and dresses. */
export function sourceOf(file: string, code: string): Source {
  const resolved = (from: string) =>
    from.startsWith("#") ? from.slice(1) : path.posix.join(path.posix.dirname(file), from);
  const elements = new Set(Array.from(code.matchAll(elementWithClass), ([, name = ""]) => name));
  return {
    modules: Array.from(code.matchAll(importOfModule), ([, from = ""]) => resolved(from)),
    dressed: Array.from(code.matchAll(importOfNames))
      .filter(([, names = ""]) => names.split(",").some((name) => elements.has(name.trim())))
      .map(([, , from = ""]) => resolved(from)),
  };
}
