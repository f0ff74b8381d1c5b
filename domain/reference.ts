/** `LC-7F3A91C2`: what the inbox finds the record with this id by. `private.reference_of` makes the same. */
export function referenceOf({ prefix }: { readonly prefix: string }, id: string): string {
  return `${prefix}-${id.slice(0, 8).toUpperCase()}`;
}
