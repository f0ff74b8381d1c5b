import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const isBuild = process.env.NODE_ENV === "production";

/**
 * What a class of a CSS module is called in the page: in development `ticket__stub`, in the build the two or three first
 * signs of a hash of file and name, as many as no other name begins with. A name costs a page its bytes wherever it
 * stands, in the sheet, in the markup and in the script.
 */
export function scopedName(name: string, file: string): string {
  const sheet = sheetOf(file);
  if (!isBuild) return `${path.basename(sheet)}__${name}`;
  const key = `${sheet}#${name}`;
  return shortNames().get(key) ?? signsOf(key);
}

let shortened: ReadonlyMap<string, string> | undefined;

function shortNames(): ReadonlyMap<string, string> {
  shortened ??= abbreviate(namesOfSheets());
  return shortened;
}

/** For each name in the build the sheet that it comes from, as `app/components/ui/button`. */
export function sheetsOfShortNames(): ReadonlyMap<string, string> {
  return new Map([...shortNames()].map(([key, name]) => [name, key.split("#")[0] ?? key]));
}

function sheetOf(file: string): string {
  const [sheet = file] = path.relative(root, file.split("?")[0] ?? file).split(".module.css");
  return sheet.replaceAll("\\", "/");
}

/** Every class, id and animation of every module, as `app/components/ui/button#button`. */
export function namesOfSheets(): readonly string[] {
  return globSync("app/**/*.module.css", { cwd: root }).flatMap((file) => {
    const css = readFileSync(path.join(root, file), "utf8");
    const names = css.matchAll(/[.#]([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi);
    return [...names].map(([, name, animation]) => `${sheetOf(file)}#${name ?? animation}`);
  });
}

/** The shortest beginning of each name's signs, from two on, with which no other name's signs begin. */
export function abbreviate(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)]
    .map((name) => ({ name, signs: signsOf(name) }))
    .toSorted((one, other) => (one.signs < other.signs ? -1 : 1));
  return new Map(
    all.map(({ name, signs }, index) => {
      const beside = [all[index - 1], all[index + 1]].map((other) => alike(signs, other?.signs));
      return [name, signs.slice(0, Math.max(2, ...beside.map((length) => length + 1)))];
    }),
  );
}

function alike(one: string, other = ""): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const letters = "bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ";
const signs = `aA${letters}0123456789`;

/** Eight signs, the first a letter that no blocker of advertisements (`.ad`) is waiting for. */
function signsOf(text: string): string {
  let rest = createHash("sha256").update(text).digest().readBigUInt64BE();
  let result = letters[Number(rest % BigInt(letters.length))] ?? "";
  rest /= BigInt(letters.length);
  for (; result.length < 8; rest /= 62n) result += signs[Number(rest % 62n)];
  return result;
}
