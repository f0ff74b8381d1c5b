import { parseArgs } from "node:util";
import { areas, type Area } from "./figure.ts";

export type Options = {
  readonly areas: readonly Area[];
  /** Lighthouse runs for each median; 0 leaves Lighthouse out. */
  readonly runs: number;
  /** Addresses to measure; empty for all. */
  readonly pages: readonly string[];
};

export const usage = `Usage: npm run bench -- [--only ${areas.join(",")}] [--runs N] [--pages /,/contact]`;

/** Reads the command line; `null` when it makes no sense. */
export function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: "string", default: areas.join(",") },
        runs: { type: "string", default: "5" },
        pages: { type: "string", default: "" },
      },
    });
    const wanted = values.only.split(",");
    const known = areas.filter((area) => wanted.includes(area));
    const runs = Number(values.runs);
    if (known.length !== wanted.length || !Number.isInteger(runs) || runs < 0) return null;
    return { areas: known, runs, pages: values.pages.split(",").filter(Boolean) };
  } catch {
    return null;
  }
}
