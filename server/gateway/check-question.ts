import type { Admission } from "./allow-list.ts";
import { functions, tables, type Askable } from "./allowed-questions.ts";
import { isOrder, parseCursor, parseFilter, parseSelect } from "./question-parts.ts";

const MOST_ROWS = 1000;
const MOST_FILTERS = 20;

export type Question = {
  /** As the backend is to be asked. */
  readonly parameters: URLSearchParams;
  /** At most so many rows are answered, with these columns. */
  readonly rows: number;
  readonly columns: readonly string[];
  readonly isExport: boolean;
};

/**
 * The question in an address, undefined when it is not one that the site asks: a parameter, column,
 * operator or related table that is not listed, too many of them, or a change of every row at once.
 */
export function checkQuestion(
  method: string,
  admission: Extract<Admission, { kind: "table" | "function" }>,
  asked: URLSearchParams,
): Question | undefined {
  const called = admission.kind === "function" ? functions.get(admission.name) : undefined;
  const askable = called ? called.rows : tables.get(admission.name);
  const isExport = called?.isExport === true;
  if (askable === undefined) {
    const isPlain = method === "POST" ? asked.size === 0 : hasArguments(asked, called?.byGet);
    return isPlain ? { parameters: asked, rows: 1, columns: [], isExport } : undefined;
  }
  const isReading = admission.kind === "function" || method === "GET" || method === "HEAD";
  const checked = [...asked].map(([name, value]): [string, string | undefined] => [
    name,
    checkParameter(name, value, askable, isReading),
  ]);
  const parameters = new URLSearchParams();
  for (const [name, value] of checked) {
    if (value === undefined || (once.has(name) && parameters.has(name))) return undefined;
    parameters.append(name, value);
  }
  const filters = checked.filter(([name]) => !once.has(name)).length;
  if (filters > MOST_FILTERS) return undefined;
  const isInsert = !isReading && method === "POST";
  if (!isReading && isInsert === filters > 0) return undefined;

  const select = parameters.get("select");
  const columns = parseSelect(select ?? "*", askable) ?? [];
  const isOne = isInsert || parameters.get("id")?.startsWith("eq.") === true;
  const rows = isOne ? 1 : Number(parameters.get("limit") ?? MOST_ROWS);
  const isAnswered = isReading || select !== null;
  return { parameters, rows: isAnswered ? rows : 0, columns, isExport };
}

/** Whether a call by GET has these arguments, each once, and no others. */
function hasArguments(asked: URLSearchParams, named: ReadonlySet<string> = new Set()): boolean {
  return (
    asked.size === named.size &&
    [...asked].every(([name, value]) => named.has(name) && /^[a-z0-9]{1,40}$/.test(value))
  );
}

const once: ReadonlySet<string> = new Set(["select", "order", "limit", "or"]);

/** The value as the backend is to get it; undefined when it is not allowed. */
function checkParameter(
  name: string,
  value: string,
  askable: Askable,
  isReading: boolean,
): string | undefined {
  if (name === "select") return parseSelect(value, askable) && value;
  // What is stored is not cut by a limit: a change would change more than it says.
  if (!isReading && (once.has(name) || name.includes("."))) return undefined;
  if (name === "order") return isOrder(value, askable) ? value : undefined;
  if (name === "limit") {
    return /^\d{1,4}$/.test(value) && Number(value) <= MOST_ROWS ? value : undefined;
  }
  if (name === "or") return parseCursor(value, askable);
  return parseFilter(name, value, askable);
}
