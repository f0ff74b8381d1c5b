import type { Candidate } from "./preview-rows.ts";

/** What is sent at once: the JSON of the rows and how many they are. */
export type Pack = { readonly rows: string; readonly count: number };

const mostRows = 200;
/** In bytes, as it stands in the body of the call, whose limit is 192 kB (server/gateway/large-bodies.ts). */
const mostBytes = 96 * 1024;

/** Packs that a call can carry; a longer row goes alone. */
export function packsOf(candidates: readonly Candidate[]): readonly Pack[] {
  const packs: Pack[] = [];
  let rows: string[] = [];
  let size = 0;
  const close = () => {
    if (rows.length > 0) packs.push({ rows: `[${rows.join(",")}]`, count: rows.length });
    rows = [];
    size = 0;
  };
  for (const { n, lead } of candidates) {
    const row = JSON.stringify({ n, ...lead });
    const bytes = bytesOf(row);
    if (rows.length === mostRows || size + bytes > mostBytes) close();
    rows.push(row);
    size += bytes;
  }
  close();
  return packs;
}

/** The rows are a text within the body: its quotation marks and backslashes count twice. */
function bytesOf(row: string): number {
  return new TextEncoder().encode(JSON.stringify(row)).length + 1;
}

/** Lists of so many. */
export function chunksOf<Item>(items: readonly Item[], size: number): readonly Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
