import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Deal, DealPage } from "./deal.ts";

/**
 * A page of a column as it is to be shown beside the other columns, by their keys. Each is read by itself, so a deal that
 * was moved in between would stand in two: its later version stays, and the earlier one leaves its column.
 */
export function inOneColumn(
  client: QueryClient,
  page: DealPage,
  others: readonly QueryKey[],
): DealPage {
  const versions = new Map(page.deals.map(({ id, version }) => [id, version]));
  const isOlder = ({ id, version }: Deal) => version < (versions.get(id) ?? 0);
  const overtaken = new Set<string>();
  for (const key of others) {
    const column = client.getQueryData<InfiniteData<DealPage>>(key);
    const deals = column?.pages.flatMap((known) => known.deals) ?? [];
    for (const { id, version } of deals) {
      if (version > (versions.get(id) ?? Infinity)) overtaken.add(id);
    }
    if (column && deals.some(isOlder)) {
      const pages = column.pages.map((known) => without(known, isOlder));
      client.setQueryData<InfiniteData<DealPage>>(key, { ...column, pages });
    }
  }
  return without(page, ({ id }) => overtaken.has(id));
}

function without(page: DealPage, isLeaving: (deal: Deal) => boolean): DealPage {
  return { ...page, deals: page.deals.filter((deal) => !isLeaving(deal)) };
}
