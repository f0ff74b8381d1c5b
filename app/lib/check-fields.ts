import type * as z from "zod/mini";

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
