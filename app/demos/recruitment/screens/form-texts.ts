/** What stands in the named fields of a form; nothing where there is no such field. */
export function textsOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const values = new FormData(form);
  const texts = names.map((name) => {
    const value = values.get(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}
