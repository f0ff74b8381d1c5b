/** What of the view the address names. */
export type AvailabilityPlace =
  { readonly part: "team" } | { readonly part: "host"; readonly host: number | null };

/** `?view=availability`, with `&host=1` for another calendar or `&part=team`. */
export function parsePlace(search: string): AvailabilityPlace {
  const params = new URLSearchParams(search);
  if (params.get("part") === "team") return { part: "team" };
  const host = params.get("host") ?? "";
  return { part: "host", host: /^[1-9]\d{0,4}$/.test(host) ? Number(host) : null };
}

export function formatPlace(place: AvailabilityPlace): string {
  if (place.part === "team") return "?view=availability&part=team";
  return place.host === null ? "?view=availability" : `?view=availability&host=${place.host}`;
}
