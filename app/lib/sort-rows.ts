export type Direction = "ascending" | "descending";

/** Sorts by one field; equals keep their order, and what is missing stands last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  field: (row: Row) => string | number | null,
  direction: Direction,
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [field(one), field(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === "string" ? a.localeCompare(String(b), "en") : a - Number(b);
    return sign * order;
  });
}

export type Sort<Field extends string> = { readonly field: Field; readonly direction: Direction };

/** After a press on a column's header: the column the other way round, or another column the way it begins. */
export function nextSort<Field extends string>(
  sort: Sort<Field>,
  field: Field,
  first: Direction = "ascending",
): Sort<Field> {
  if (sort.field !== field) return { field, direction: first };
  return { field, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}
