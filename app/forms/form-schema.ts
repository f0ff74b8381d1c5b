import * as z from "zod/mini";
import { isBlank, isEmail } from "#app/lib/hidden-letters.ts";

type OptionValue = { readonly value: string };

/** Text that must be there to see, of at most so many characters. */
export function requiredText(most: number, missing: string, long: string) {
  return z.string().check(z.trim(), seen(missing), z.maxLength(most, long));
}

export function optionalText(most: number, long: string) {
  return z.string().check(z.trim(), z.maxLength(most, long));
}

type EmailSentences = { readonly missing: string; readonly shape: string; readonly long: string };

/** An e-mail address; an empty one gets the `missing` message alone. */
export function emailText({ missing, shape, long }: EmailSentences) {
  return z.string().check(
    z.trim(),
    seen(missing),
    z.maxLength(254, long),
    z.refine((text) => isBlank(text) || isEmail(text), shape),
  );
}

function seen(missing: string) {
  return z.refine<string>((text) => !isBlank(text), missing);
}

/** One of a list's values. */
export function oneOf(list: readonly OptionValue[], message?: string) {
  return z.string().check(z.refine((value) => isOneOf(list, value), message));
}

/** One of a list's values, or empty when nothing was chosen (specification, section 5). */
export function optionalOneOf(list: readonly OptionValue[], message?: string) {
  return z.string().check(z.refine((value) => value === "" || isOneOf(list, value), message));
}

function isOneOf(list: readonly OptionValue[], value: string): boolean {
  return list.some((option) => option.value === value);
}

type Fields = z.ZodMiniObject<Record<string, z.ZodMiniType<string>>>;

type CheckedFields<Schema extends Fields> =
  | { readonly ok: true; readonly request: z.infer<Schema> }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Reads a form's values by a schema; what is wrong comes as one sentence a field, in the order of the form. */
export function checkFields<Schema extends Fields>(
  schema: Schema,
  values: FormData,
): CheckedFields<Schema> {
  const names = Object.keys(schema.shape);
  const raw = Object.fromEntries(names.map((name) => [name, textOf(values.get(name))]));
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, request: parsed.data };
  const errors: Record<string, string> = {};
  for (const name of names) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return { ok: false, errors };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
