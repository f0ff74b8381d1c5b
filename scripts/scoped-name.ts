import { createHash } from "node:crypto";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const isBuild = process.env.NODE_ENV === "production";

/**
 * What a class of a CSS module is called in the page: in development `ticket__stub`, in the build five letters and
 * digits that depend on file and name alone, so that a sheet that has not changed keeps its hash.
 */
export function scopedName(name: string, file: string): string {
  const [sheet = file] = path.relative(root, file.split("?")[0] ?? file).split(".module.css");
  return isBuild ? shortName(`${sheet.replaceAll("\\", "/")}#${name}`) : readableName(sheet, name);
}

function readableName(sheet: string, name: string): string {
  return `${path.basename(sheet)}__${name}`;
}

/** One letter, then four of 62 signs: 768 million names, for some thousand. */
function shortName(text: string): string {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const signs = `${letters}0123456789`;
  let rest = createHash("sha256").update(text).digest().readBigUInt64BE();
  let short = letters[Number(rest % 52n)] ?? "";
  for (let place = 0; place < 4; place += 1) {
    rest /= 62n;
    short += signs[Number(rest % 62n)];
  }
  return short;
}
