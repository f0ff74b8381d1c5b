import { jobSlugs } from "#domain/job-slugs.ts";

/** How often something was seen and what came of it: of a campaign, a source or a page. */
export type Conversion = {
  readonly key: string;
  readonly views: number;
  /** Views that began a visit. */
  readonly arrivals: number;
  readonly leads: number;
};

export type ViewInsights = {
  /** Of everything that was counted, with the first day as its key; `null` where nothing was. */
  readonly total: Conversion | null;
  readonly campaigns: readonly Conversion[];
  readonly sources: readonly Conversion[];
  /** By the page on which a visit began. */
  readonly arrivals: readonly Conversion[];
  /** By the page with the form. */
  readonly forms: readonly Conversion[];
};

/** What leads are compared with: visits that began so, or views of the page with the form. */
export type Base = "arrivals" | "views";

/** Below it a single lead more or less would say that everything works, or nothing. */
const FEWEST = 30;

/** They stand in the list of forms also while nobody has sent one: that is what has to be seen. */
const formPages: ReadonlySet<string> = new Set([
  "/application-form",
  "/auth",
  "/blog",
  "/calls",
  "/contact",
  "/purchase",
  "/support",
  ...jobSlugs.map((slug) => `/careers/${slug}`),
]);

/** Pages with a form, and others from which a lead says it came. */
export function withForm(pages: readonly Conversion[]): readonly Conversion[] {
  return pages.filter(({ key, leads }) => leads > 0 || formPages.has(key));
}

/** The busiest first, and what the others come to; `null` where there are no others. */
export function busiest(rows: readonly Conversion[], base: Base, most: number) {
  const sorted = rows.toSorted((one, other) => other[base] - one[base] || other.leads - one.leads);
  const others = sorted.slice(most);
  return {
    shown: sorted.slice(0, most),
    others: others.length === 0 ? null : { count: others.length, ...sumOf(others) },
  };
}

function sumOf(rows: readonly Conversion[]): Omit<Conversion, "key"> {
  const sum = (name: "views" | "arrivals" | "leads") =>
    rows.reduce((total, row) => total + row[name], 0);
  return { views: sum("views"), arrivals: sum("arrivals"), leads: sum("leads") };
}

/** `2.5%`, `<0.1%`, `12%`; `null` where there is too little to say. */
export function rateOf(row: Omit<Conversion, "key">, base: Base): string | null {
  if (row[base] < FEWEST) return null;
  const percent = (row.leads / row[base]) * 100;
  if (percent === 0) return "0%";
  if (percent < 0.1) return "<0.1%";
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`;
}
