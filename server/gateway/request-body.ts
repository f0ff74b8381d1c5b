import { hasValueTypes } from "./value-types.ts";

export const BODY_LIMIT = 32 * 1024;

/** A row or the arguments of a function: flat, one at a time. */
export type FlatObject = Record<string, string | number | boolean | null | readonly string[]>;

/** Reads at most so many bytes; `undefined` when there are more, whatever was declared. */
export async function readLimitedBody(
  request: Request,
  limit = BODY_LIMIT,
): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return undefined;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * One JSON object whose values are strings, numbers, booleans, null or lists of strings; anything
 * else (an array, CSV, a nested object, which PostgreSQL would store as text) is `undefined`.
 */
export function parseFlatObject(body: Uint8Array): FlatObject | undefined {
  const parsed = parseObject(body);
  return parsed !== undefined && isFlat(parsed) ? parsed : undefined;
}

/** A row or the arguments of a function: few flat values, each of the type that goes with its name. */
export function parseRow(body: Uint8Array, fewest: 0 | 1): FlatObject | undefined {
  const values = parseFlatObject(body);
  if (values === undefined || !hasValueTypes(values)) return undefined;
  return Object.keys(values).length < fewest ? undefined : values;
}

/**
 * The named values of one JSON object, as far as they are strings. For sign-in: its client adds
 * nested objects that nothing here needs.
 */
export function parseStrings(body: Uint8Array, names: readonly string[]): FlatObject | undefined {
  const parsed = parseObject(body);
  if (parsed === undefined) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parsed[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/**
 * E-mail address and password of a sign-up, and the secret of an invitation, which the client library sends among the
 * user's own data.
 */
export function parseSignUp(body: Uint8Array): FlatObject | undefined {
  const credentials = parseStrings(body, ["email", "password"]);
  const own = parseObject(body)?.["data"];
  const invitation = isObject(own) ? own["invitation"] : undefined;
  return credentials && typeof invitation === "string"
    ? { ...credentials, invitation }
    : credentials;
}

function parseObject(body: Uint8Array): Record<string, unknown> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
  return isObject(parsed) && isStorable(parsed) ? parsed : undefined;
}

/** PostgreSQL has no text with a NUL or half a character in it. */
function isStorable(value: Record<string, unknown>): boolean {
  return Object.entries(value)
    .flat(2)
    .every((text) => typeof text !== "string" || (!text.includes("\0") && text.isWellFormed()));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFlat(value: Record<string, unknown>): value is FlatObject {
  return Object.values(value).every(
    (item: unknown) =>
      item === null ||
      ["string", "number", "boolean"].includes(typeof item) ||
      (Array.isArray(item) && item.every((element) => typeof element === "string")),
  );
}
