/** Where a deal is opened, as a query string. */
export function dealAddress(id: string): string {
  return `?${new URLSearchParams({ view: "deals", deal: id })}`;
}
