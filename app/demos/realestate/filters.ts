import { counted } from "#domain/counted.ts";
import { matches } from "#app/lib/search-text.ts";
import type { District, Filters, PriceBand, Property, PropertyType } from "./model.ts";
import { matchesPrice } from "./price.ts";
import { typeLabels } from "./labels.ts";

export const noFilters: Filters = {
  query: "",
  price: "all",
  type: "all",
  beds: 0,
  baths: 0,
  parking: 0,
  savedOnly: false,
  hideSold: false,
};

export const bandLabels: Readonly<Record<PriceBand, string>> = {
  all: "All",
  "under-1m": "Under $1M",
  "1m-2m": "$1M–$2M",
  rent: "Rent",
};

/** All filters at once; text, price and type as specified (section 2), the others beside them. */
export function filterProperties(
  list: readonly Property[],
  filters: Filters,
  saved: readonly string[],
): Property[] {
  return list.filter(
    (home) =>
      matches(filters.query, home.title, home.location) &&
      matchesPrice(home, filters.price) &&
      (filters.type === "all" || home.type === filters.type) &&
      home.bedrooms >= filters.beds &&
      home.bathrooms >= filters.baths &&
      home.parking >= filters.parking &&
      (!filters.savedOnly || saved.includes(home.id)) &&
      (!filters.hideSold || home.status !== "sold"),
  );
}

/** How many of the homes stand in each district. */
export function districtCounts(list: readonly Property[]): Record<District, number> {
  const count = (name: District) => list.filter(({ district }) => district === name).length;
  return {
    Harbourside: count("Harbourside"),
    "Old Quarter": count("Old Quarter"),
    "Linden Heights": count("Linden Heights"),
    "Mill Row": count("Mill Row"),
    "Cedar Park": count("Cedar Park"),
    Northgate: count("Northgate"),
  };
}

/** The filters that are on, each in a word or two, in the order of the bar. */
function filtersOn(filters: Filters): { readonly key: keyof Filters; readonly label: string }[] {
  const on: Readonly<Record<keyof Filters, string | false>> = {
    query: filters.query.trim() !== "" && filters.query.trim(),
    price: filters.price !== "all" && bandLabels[filters.price],
    type: filters.type !== "all" && typeLabels[filters.type],
    beds: filters.beds > 0 && `${filters.beds}+ beds`,
    baths: filters.baths > 0 && `${filters.baths}+ baths`,
    parking: filters.parking > 0 && `${filters.parking}+ parking`,
    savedOnly: filters.savedOnly && "Saved only",
    hideSold: filters.hideSold && "Sold hidden",
  };
  return (Object.keys(noFilters) as (keyof Filters)[]).flatMap((key) => {
    const label = on[key];
    return label === false ? [] : [{ key, label }];
  });
}

/** How many filters are on, without the words in the search box. */
export function filterCount(filters: Filters): number {
  return filtersOn({ ...filters, query: "" }).length;
}

/** Those of them that stand behind More. */
export function extraCount(filters: Filters): number {
  return filterCount({ ...filters, price: "all", type: "all" });
}

const pricePhrases: Readonly<Record<PriceBand, string>> = {
  all: "any price",
  "under-1m": "under $1M",
  "1m-2m": "$1M–$2M",
  rent: "to rent",
};

const typePhrases: Readonly<Record<PropertyType | "all", string>> = {
  all: "any type",
  house: "houses",
  condo: "condos",
  studio: "studios",
  penthouse: "penthouses",
};

/** `4 homes · under $1M · any type`, how many of them are gone, and what else is asked for. */
export function filterSentence(count: number, filters: Filters, sold = 0): string {
  const query = filters.query.trim();
  const extras = filtersOn({ ...filters, query: "", price: "all", type: "all" });
  return [
    `${counted(count, "home")}${sold > 0 ? ` (${sold} sold)` : ""}`,
    pricePhrases[filters.price],
    typePhrases[filters.type],
    ...extras.map(({ label }) => label.toLowerCase()),
    ...(query === "" ? [] : [`“${query}”`]),
  ].join(" · ");
}

type Relaxation = {
  readonly key: keyof Filters;
  readonly label: string;
  readonly count: number;
};

/** The one filter whose removal shows the most homes; null when taking one away helps nothing. */
export function bestRelaxation(
  list: readonly Property[],
  filters: Filters,
  saved: readonly string[],
): Relaxation | null {
  const [best] = filtersOn(filters)
    .map(({ key, label }) => {
      const relaxed = { ...filters, [key]: noFilters[key] };
      return { key, label, count: filterProperties(list, relaxed, saved).length };
    })
    .toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}
