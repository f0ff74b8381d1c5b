import { inboxFilters } from "#app/content/inbox.ts";

const looks: Readonly<Record<string, string>> = { new: "st st--new", responded: "st st--done" };

/** Dot and word. A status that is neither new nor responded shows its own text, neutrally (decision D55). */
export function LeadStatus({ status }: { readonly status: string }) {
  const known = inboxFilters.statuses.find(({ value }) => value === status && value !== "all");
  return <span className={looks[status] ?? "st"}>{known ? known.label : <bdi>{status}</bdi>}</span>;
}
