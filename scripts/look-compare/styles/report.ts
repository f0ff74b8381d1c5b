import type { Difference } from "./difference.ts";

type Media = "screen" | "print" | "forced colours";

/** Where a difference was seen: `rocket 390`, `cyber 1440 print`. */
export type Context = { readonly look: string; readonly width: number; readonly media: Media };

type Line = {
  readonly difference: Difference;
  /** By context, how often. */
  readonly seen: Map<string, number>;
  /** Further places with the very same change. */
  others: number;
};

const longest = 72;

function short(value: string): string {
  if (value === "") return "nothing";
  return value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
}

const nameOf = ({ look, width, media }: Context) => `${look} ${width} ${media}`;

function changeOf({ what, before, after, kind }: Difference): string {
  if (before === after) return what;
  return `${what}: ${short(before)} → ${short(after)}${kind === "quiet" ? ", which moves nothing" : ""}`;
}

function textOf({ path, words }: Difference, change: string): string {
  return `${path}${words && ` “${words}”`} ${change}`;
}

const order = ["structure", "text", "style", "box", "quiet"] as const;

/** How many places with one and the same change are told each for itself. */
const toldPlaces = 3;

/** All differences of one scene, each told once with the contexts in which it was seen. */
export class SceneReport {
  readonly #lines = new Map<string, Line>();
  readonly #contexts: Context[] = [];

  add(context: Context, differences: readonly Difference[]): void {
    this.#contexts.push(context);
    const name = nameOf(context);
    for (const difference of differences) {
      const { kind, path, what, before, after } = difference;
      const key = [kind, path, what, before, after].join("\n");
      const line = this.#lines.get(key) ?? { difference, seen: new Map(), others: 0 };
      this.#lines.set(key, line);
      line.seen.set(name, (line.seen.get(name) ?? 0) + 1);
    }
  }

  /** How many different differences there are. */
  get size(): number {
    return this.#lines.size;
  }

  /**
   * The report: what changed in the document, then styles, then boxes. Lines that an earlier scene has told are counted.
   *
   * @param told the lines that stand in the report already; these are added
   */
  lines(most: number, told: Set<string>): readonly string[] {
    const fresh: string[] = [];
    const all = this.#condensed();
    for (const { difference, seen, others } of all) {
      const text = textOf(difference, changeOf(difference));
      if (told.has(text)) continue;
      told.add(text);
      const count = Math.max(...seen.values());
      const more = others > 0 ? ` and in ${others} other places` : "";
      fresh.push(`  ${this.#where(seen)}: ${text}${count > 1 ? ` (×${count})` : ""}${more}`);
    }
    const [left, known] = [fresh.length - most, all.length - fresh.length];
    return [
      ...fresh.slice(0, most),
      ...(left > 0 ? [`  and ${left} more`] : []),
      ...(known > 0 ? [`  and ${known} that an earlier scene has shown`] : []),
    ];
  }

  /** One change in many places becomes a few lines. */
  #condensed(): readonly Line[] {
    const lines: Line[] = [];
    const byChange = Map.groupBy(this.#lines.values(), ({ difference, seen }) =>
      [difference.kind, changeOf(difference), ...seen.keys()].join("\n"),
    );
    for (const same of byChange.values()) {
      const shown = same.slice(0, toldPlaces);
      const last = shown.at(-1);
      if (last) last.others = same.length - shown.length;
      lines.push(...shown);
    }
    const rank = ({ difference }: Line) => order.indexOf(difference.kind);
    return lines.toSorted((one, other) => rank(one) - rank(other));
  }

  /** `everywhere`, `cyber`, `rocket at 390, print`. */
  #where(seen: ReadonlyMap<string, number>): string {
    const contexts = this.#contexts.filter((context) => seen.has(nameOf(context)));
    if (contexts.length === this.#contexts.length) return "everywhere";
    const widths = new Set(this.#contexts.map(({ width }) => width));
    const screens = (list: readonly Context[]) => list.filter(({ media }) => media === "screen");
    const others = contexts.filter(({ media }) => media !== "screen");
    const words: string[] = [];
    if (screens(contexts).length === screens(this.#contexts).length) words.push("on the screen");
    else {
      const looks = new Set(this.#contexts.map(({ look }) => look)).size;
      words.push(...namesOf(screens(contexts), ({ look }) => look, widths.size, looks));
    }
    words.push(...namesOf(others, ({ media }) => media, widths.size));
    return words.join(", ");
  }
}

/** Looks or media, with their widths where those are not all. */
function namesOf(
  contexts: readonly Context[],
  nameIn: (context: Context) => string,
  widths: number,
  most = Infinity,
): readonly string[] {
  const byName = Map.groupBy(contexts, nameIn);
  const byWidths = Map.groupBy(byName, ([, own]) => own.map(({ width }) => width).join("+"));
  return [...byWidths].map(([at, entries]) => {
    const names = entries.length === most ? "every look" : entries.map(([name]) => name).join(", ");
    return at.split("+").length === widths ? names : `${names} at ${at}`;
  });
}
