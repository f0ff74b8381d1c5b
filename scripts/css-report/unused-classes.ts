import { exportedName, type ClassUses } from "./class-uses.ts";
import type { Sheet } from "./sheet.ts";

type Findings = {
  /** No source names them. */
  readonly unusedClasses: readonly string[];
  /** A source may compute their names. */
  readonly perhapsUnusedClasses: readonly string[];
  /** Sources name them, and the module has no such class. */
  readonly unknownModuleNames: readonly string[];
};

/** Compares the classes of the sheets with what the sources use. */
export function findUnused(sheets: readonly Sheet[], uses: ClassUses): Findings {
  const unused: string[] = [];
  const perhaps: string[] = [];
  const judge = (place: string, isUsed: boolean, isComputed: boolean) => {
    if (!isUsed) (isComputed ? perhaps : unused).push(place);
  };
  const flat = new Map<string, string[]>();
  for (const { name, isModule, selectors } of sheets) {
    const use = uses.modules.get(name);
    for (const one of selectors.classes) {
      if (!isModule) flat.set(one, [...(flat.get(one) ?? []), name]);
      else
        judge(
          `${name}#${one}`,
          use?.names.has(exportedName(one)) ?? false,
          use?.isComputed ?? false,
        );
    }
  }
  for (const [one, files] of flat) {
    const isComputed = uses.prefixes.some((prefix) => one.startsWith(prefix));
    judge(`${files.join(", ")}#${one}`, uses.words.has(one), isComputed);
  }
  const classesOf = new Map(
    sheets.map(({ name, selectors }) => [name, new Set([...selectors.classes].map(exportedName))]),
  );
  const unknown = [...uses.modules].flatMap(([file, { names }]) =>
    [...names]
      .filter(([name]) => !classesOf.get(file)?.has(name))
      .map(([name, source]) => `${source}: ${name} is not in ${file}`),
  );
  return {
    unusedClasses: unused.toSorted(),
    perhapsUnusedClasses: perhaps.toSorted(),
    unknownModuleNames: unknown.toSorted(),
  };
}
