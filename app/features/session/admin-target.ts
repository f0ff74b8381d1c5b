/**
 * Where a sign-in leads: the admin panel, with the query that the guard interrupted (decision D52). Only the query
 * is taken from the navigation's state, so no other page can be named.
 */
export function adminTarget(state: unknown): {
  readonly pathname: "/admin";
  readonly search: string;
} {
  const search =
    typeof state === "object" && state !== null && "search" in state ? state.search : "";
  const isQuery = typeof search === "string" && search.startsWith("?");
  return { pathname: "/admin", search: isQuery ? search : "" };
}
