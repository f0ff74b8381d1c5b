import { brotliCompressSync } from "node:zlib";
import { judgeNames } from "./class-names.ts";
import { readUses } from "./class-uses.ts";
import { readFiles, type SourceFile } from "./files.ts";
import { readScales, scaleNames } from "./scales.ts";
import { readSheet, type Sheet } from "./sheet.ts";
import { Tally } from "./tally.ts";
import { findUnused } from "./unused-classes.ts";
import { rawColoursIn } from "./values.ts";

export type Report = {
  readonly counts: Readonly<Record<string, number>>;
  /** The members of a count by its name; some counts have none. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
};

/** Where the looks say what the palette is; every other palette is one more of it. */
const tokens = "app/styles/tokens.css";

const isTest = (name: string) => name.startsWith("tests/") || /\.test\.tsx?$/.test(name);

/** The report on the project in the working directory. */
export function reportOnProject(): Report {
  const sources = readFiles(["app", "scripts", "server"], /\.(?:tsx?|jsx?|mjs|md|html|svg)$/);
  return reportOn(
    readFiles(["app"], /\.css$/),
    sources.filter(({ name }) => !isTest(name)),
  );
}

/** What sheets consist of, and what the sources use of them. */
export function reportOn(files: readonly SourceFile[], sources: readonly SourceFile[]): Report {
  const sheets = files.map(readSheet);
  const members = {
    ...judgeNames(namesIn(sheets)),
    ...findUnused(sheets, readUses(sources)),
    paletteBlocks: sheets.filter(({ name }) => name !== tokens).flatMap(({ palettes }) => palettes),
    sheetsAbove250Lines: sheets.filter(({ lines }) => lines > 250).map(({ name }) => name),
  };
  const tallies = talliesOf(sheets);
  const sizesOf = (lists: Readonly<Record<string, { readonly length: number }>>) =>
    Object.entries(lists).map(([name, { length }]) => [name, length] as const);
  const lists: Record<string, readonly string[]> = {
    ...members,
    ...Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, tally.lines()])),
  };
  return { counts: { ...extentOf(sheets), ...Object.fromEntries(sizesOf(lists)) }, lists };
}

function namesIn(sheets: readonly Sheet[]): readonly string[] {
  return [...new Set(sheets.flatMap(({ selectors }) => [...selectors.classes]))].toSorted();
}

/** How much there is, whatever it is like. */
function extentOf(sheets: readonly Sheet[]) {
  const sum = (of: (sheet: Sheet) => number) =>
    sheets.reduce((total, sheet) => total + of(sheet), 0);
  const text = Buffer.from(sheets.map((sheet) => sheet.text).join(""));
  const modules = sheets.filter(({ isModule }) => isModule);
  const flat = sheets.filter(({ isModule }) => !isModule);
  const own = modules.reduce((total, { selectors }) => total + selectors.classes.size, 0);
  return {
    sheets: sheets.length,
    modules: modules.length,
    lines: sum(({ lines }) => lines),
    bytes: text.length,
    brotliBytes: brotliCompressSync(text).length,
    rules: sum(({ rules }) => rules),
    declarations: sum(({ declarations }) => declarations.length),
    classes: namesIn(flat).length + own,
    globalClasses: namesIn(flat).length,
    rulesForOneLook: sum(({ rulesForOneLook }) => rulesForOneLook),
    selectorsOfThreeCombinators: sum(({ selectors }) => selectors.deep),
    typeSelectorsBelowAClass: sum(({ selectors }) => selectors.typesBelowClass),
    important: sum(
      ({ declarations }) => declarations.filter(({ isImportant }) => isImportant).length,
    ),
  };
}

function talliesOf(sheets: readonly Sheet[]): Readonly<Record<string, Tally>> {
  const mediaQueries = new Tally();
  const rawColours = new Tally();
  const customProperties = new Tally();
  for (const { name, mediaQueries: queries, declarations } of sheets) {
    for (const query of queries) mediaQueries.add(query, name);
    for (const { property, value, place } of declarations) {
      if (property.startsWith("--")) customProperties.add(property, place);
      else for (const colour of rawColoursIn(value)) rawColours.add(colour, place);
    }
  }
  const art = readScales(sheets, true);
  const ofArt = scaleNames.map((name) => [`${name}OfArt`, art[name]] as const);
  return {
    ...readScales(sheets, false),
    ...Object.fromEntries(ofArt),
    mediaQueries,
    rawColours,
    customProperties,
  };
}
