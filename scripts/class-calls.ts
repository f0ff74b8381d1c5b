import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "..");

/** What modules export, by the address that the project imports them from. */
export type ClassModules = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

type ClassFunction = (...values: unknown[]) => unknown;

/** Where the functions are that give class names for a step, a size, a look. */
const sources = [
  "app/components/layout-kit/layout-kit.ts",
  "app/components/ui/button.ts",
  "app/components/ui/heading.ts",
  "app/components/ui/text.ts",
];

const importOfNames = /\bimport \{([^}]*)\} from "([^"]+)"/g;
const importOfSheet = /\bimport (\w+) from "[^"]+\.module\.css"/g;

/** A list of what the given pattern matches, as the formatter may break it. */
function listOf(item: string): string {
  return String.raw`\s*((?:${item})(?:,\s*(?:${item}))*)?,?\s*`;
}

const callWithLiterals = (names: readonly string[]) =>
  new RegExp(
    String.raw`(?<![.\w])(${names.join("|")})\(${listOf(String.raw`\d+|"[\w-]*"`)}\)`,
    "g",
  );

/**
 * Answers at build time what needs no more: `cluster(8, "top")` becomes its class names, and `cn("a", styles.b)` one
 * text, so that a page needs neither the functions nor their tables. A call with anything that may vary stays.
 */
export function answerClassCalls(code: string, modules: ClassModules): string {
  return joinNames(answerFunctions(code, modules));
}

function answerFunctions(code: string, modules: ClassModules): string {
  const functions = importedFunctions(code, modules);
  if (functions.size === 0) return code;
  return code.replaceAll(
    callWithLiterals([...functions.keys()]),
    (call, name: string, list = "") => {
      const answer = functions.get(name)?.(...(JSON.parse(`[${list}]`) as unknown[]));
      return typeof answer === "string" ? JSON.stringify(answer) : call;
    },
  );
}

function importedFunctions(
  code: string,
  modules: ClassModules,
): ReadonlyMap<string, ClassFunction> {
  const found = new Map<string, ClassFunction>();
  for (const [, names = "", source = ""] of code.matchAll(importOfNames)) {
    for (const name of names.split(",").map((part) => part.trim())) {
      const value = modules.get(source)?.[name];
      if (typeof value === "function") found.set(name, value as ClassFunction);
    }
  }
  return found;
}

/** `cn` of texts and of names in sheets, which are all there, is their sum; the bundler makes one text of it. */
function joinNames(code: string): string {
  const sheets = Array.from(
    code.matchAll(importOfSheet),
    ([, name = ""]) => String.raw`${name}\.\w+`,
  );
  const pattern = new RegExp(
    String.raw`(?<![.\w])cn\(${listOf(['"[^"]*"', ...sheets].join("|"))}\)`,
    "g",
  );
  return code.replaceAll(pattern, (call, list?: string) =>
    list ? `(${list.split(/,\s*/).join(' + " " + ')})` : call,
  );
}

/** The modules that give class names, run with the names that the build gives. */
export async function classModules(): Promise<ClassModules> {
  const hooks = registerHooks({
    load: (url, context, nextLoad) =>
      url.endsWith(".module.css")
        ? { format: "module", source: sheetAsModule(fileURLToPath(url)), shortCircuit: true }
        : nextLoad(url, context),
  });
  try {
    const modules = sources.map(async (source) => {
      const address = pathToFileURL(path.join(root, source)).href;
      return [`#${source}`, (await import(address)) as Record<string, unknown>] as const;
    });
    return new Map(await Promise.all(modules));
  } finally {
    hooks.deregister();
  }
}

function sheetAsModule(file: string): string {
  const names = pathToFileURL(path.join(root, "scripts/scoped-name.ts")).href;
  return `import { scopedName } from ${JSON.stringify(names)};
export default new Proxy({}, { get: (_, name) => scopedName(String(name), ${JSON.stringify(file)}) });`;
}
