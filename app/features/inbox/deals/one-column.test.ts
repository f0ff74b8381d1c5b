import { QueryClient, type InfiniteData } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { DealPage, ListedDeal } from "./deal.ts";
import { inOneColumn } from "./one-column.ts";

const deal = (id: string, version: number): ListedDeal => ({
  id,
  version,
  title: id,
  stage: "lead",
  valueCents: null,
  monthlyCents: null,
  expectedOn: null,
  lostReason: null,
  ownerId: null,
  stageAt: "2026-11-29T03:00:00Z",
  person: null,
  rank: 1,
});
const page = (...deals: readonly ListedDeal[]): DealPage => ({ deals, next: null });
const told = ({ deals }: DealPage) => deals.map(({ id, version }) => `${id} ${version}`);

/** A board with one other column, of two pages. */
function board(...pages: readonly DealPage[]) {
  const client = new QueryClient();
  const key = ["won"];
  const pageParams = pages.map(() => null);
  client.setQueryData<InfiniteData<DealPage>>(key, { pages: [...pages], pageParams });
  return {
    read: (found: DealPage) => told(inOneColumn(client, found, [key, ["never read"]])),
    other: () => client.getQueryData<InfiniteData<DealPage>>(key)?.pages.map(told),
  };
}

test("a deal that has come from another column leaves that one", () => {
  const { read, other } = board(page(deal("a", 1), deal("b", 4)), page(deal("c", 2)));
  expect(read(page(deal("b", 5), deal("c", 3)))).toEqual(["b 5", "c 3"]);
  expect(other()).toEqual([["a 1"], []]);
});

test("a deal that another column has in a later version has left this one", () => {
  const { read, other } = board(page(deal("a", 2)), page(deal("b", 1)));
  expect(read(page(deal("a", 1), deal("d", 1)))).toEqual(["d 1"]);
  expect(other()).toEqual([["a 2"], ["b 1"]]);
});
