import { counted } from "#domain/counted.ts";
import { matches } from "#app/lib/search-text.ts";
import type { Cue } from "./model.ts";

/** The lines with the words that are looked for. */
export function foundCues(cues: readonly Cue[], query: string): readonly Cue[] {
  return cues.filter(({ text }) => matches(query, text));
}

/** `24 lines`, and while something is looked for `3 of 24 lines` */
export function cueCount(found: number, all: number, query: string): string {
  return query.trim() === "" ? counted(all, "line") : `${found} of ${counted(all, "line")}`;
}
