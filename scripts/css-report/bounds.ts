import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const file = path.join(import.meta.dirname, "bounds.json");

export type Counts = Readonly<Record<string, number>>;

/** Counts that say how much there is, and not whether it is good; drawings have as many numbers as they need. */
const isUnbound = (name: string) =>
  /^(?:sheets|modules|lines|bytes|brotliBytes|rules|declarations|classes|customProperties)$|OfArt$/.test(
    name,
  );

/** What no count may exceed, by name. */
export function readBounds(): Counts {
  return z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Sentences about every count that has grown, and about names that fit to no count. */
export function exceeded(counts: Counts, bounds: Counts): readonly string[] {
  const bound = Object.keys(counts).filter((name) => !isUnbound(name));
  return [
    ...bound
      .filter((name) => (counts[name] ?? 0) > (bounds[name] ?? -1))
      .map((name) =>
        name in bounds
          ? `${name}: ${counts[name]}, and no more than ${bounds[name]} are allowed`
          : `${name} has no bound`,
      ),
    ...Object.keys(bounds)
      .filter((name) => !bound.includes(name))
      .map((name) => `no count is called ${name}`),
  ];
}

/** Bounds as low as the counts are now; a bound never rises by itself. */
export function lowered(counts: Counts, bounds: Counts): Counts {
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([name]) => !isUnbound(name))
      .map(([name, count]) => [name, Math.min(count, bounds[name] ?? count)]),
  );
}

export function writeBounds(bounds: Counts): void {
  writeFileSync(file, `${JSON.stringify(bounds, null, 2)}\n`);
}
