import { words, type Askable } from "./allowed-questions.ts";

/** Lists, documents and yes or no: comparing them is either an error or of no use to anybody. */
const incomparable = words(
  "addons after agree_to_marketing agree_to_terms before links payload services snapshot stack tags",
  "cc_addresses content is_inline is_whole to_addresses",
);

const MOST_VALUES = 200;
const MOST_ORDERED = 4;

/**
 * The columns that `select` names, related ones among them; undefined when it is more than columns of
 * these rows, each of them once.
 */
export function parseSelect(select: string, askable: Askable): readonly string[] | undefined {
  const { columns, related } = askable;
  if (select === "*") return [...columns];
  const parts = select.match(/[^,(]+(?:\([^()]*\))?/g);
  if (parts?.join(",") !== select) return undefined;
  const found = parts.flatMap((part) => {
    if (columns.has(part)) return [part];
    const [, name, inside] = /^(.+)\((.+)\)$/.exec(part) ?? [];
    if (related === undefined || name !== nameOf(related) || inside === undefined) return [""];
    return inside
      .split(",")
      .map((column) => (related.columns.has(column) ? `${name}.${column}` : ""));
  });
  const areKnown = !found.includes("") && new Set(found).size === found.length;
  return areKnown ? found : undefined;
}

function nameOf({ table, isRequired }: NonNullable<Askable["related"]>): string {
  return isRequired ? `${table}!inner` : table;
}

export function isOrder(order: string, askable: Askable): boolean {
  const parts = order.split(",");
  return (
    parts.length <= MOST_ORDERED &&
    parts.every((part) => {
      const [, column = ""] = /^([a-z_]+)(?:\.(?:asc|desc))?$/.exec(part) ?? [];
      return isComparable(column, askable);
    })
  );
}

function isComparable(column: string, { columns }: Askable): boolean {
  return columns.has(column) && !incomparable.has(column);
}

/**
 * A filter of one column (compared with a value, one of a list, or empty) with its values in quotation
 * marks: the package would take `true`, `{x}` or `12` for something else than a text.
 */
export function parseFilter(
  column: string,
  condition: string,
  askable: Askable,
): string | undefined {
  const { related, columns } = askable;
  const isEmpty = condition === "is.null";
  const [table, inner] = column.split(".");
  if (related?.table === table && inner !== undefined && related?.empty?.has(inner)) {
    return isEmpty ? condition : undefined;
  }
  if (isEmpty && columns.has(column)) return condition;
  if (!isComparable(column, askable)) return undefined;
  const [, operator, value = ""] = /^(eq|neq|gte?|lte?|in)\.(.*)$/s.exec(condition) ?? [];
  if (operator === undefined) return undefined;
  return operator === "in" ? parseList(value) : `${operator}."${value}"`;
}

/** Plain values, or such in quotation marks as the client library writes them. */
function parseList(list: string): string | undefined {
  const inside = /^\((.*)\)$/s.exec(list)?.[1];
  if (inside === undefined) return undefined;
  const values = inside.match(/"(?:[^"\\]|\\.)*"|[^",()\\]+/gs) ?? [];
  if (values.length > MOST_VALUES || values.join(",") !== inside) return undefined;
  return `in.(${values.map((value) => (value.startsWith('"') ? value : `"${value}"`)).join(",")})`;
}

/** The `or` of a cursor: two plain comparisons. */
export function parseCursor(or: string, askable: Askable): string | undefined {
  if (askable.hasCursor === undefined) return undefined;
  const side = String.raw`([a-z_]+)\.([gl]t\.[\w:.+-]+)`;
  const [, ...parts] = new RegExp(`^\\(${side},${side}\\)$`).exec(or) ?? [];
  const [column = "", condition = "", other = "", otherCondition = ""] = parts;
  const one = parseFilter(column, condition, askable);
  const two = parseFilter(other, otherCondition, askable);
  if (one === undefined || two === undefined) return undefined;
  return `(${column}.${one},${other}.${two})`;
}
