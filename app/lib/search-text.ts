/**
 * Whether a query is part of one of the fields, in any case (demo specification, section 5). A blank query matches
 * everything; an absent field matches nothing.
 */
export function matches(query: string, ...fields: readonly (string | undefined)[]): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === "" || fields.some((field) => field?.toLowerCase().includes(wanted) ?? false);
}
