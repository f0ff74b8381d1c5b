import { hash01 } from "#app/lib/random.ts";

const rates = { orders: 0.42, quotes: 0.38, leads: 0.11 } as const;

/** Visits, leads, quotes and orders; worked back from the orders, which are known. */
export function funnelOf(orders: number) {
  const quotes = Math.round(orders / rates.orders);
  const leads = Math.round(quotes / rates.quotes);
  const visits = Math.round(leads / rates.leads);
  return [
    { label: "Visits", count: visits },
    { label: "Leads", count: leads },
    { label: "Quotes", count: quotes },
    { label: "Orders", count: orders },
  ] as const;
}

const cohortCount = 6;

/** Percent of the customers of a month who still buy, month by month; it never rises. */
export function retention(): number[][] {
  return Array.from({ length: cohortCount }, (_, cohort) => {
    const shares = [100];
    for (let month = 1; month < cohortCount - cohort; month += 1) {
      const drift = 6 * (hash01(400_000 + cohort * 10 + month) - 0.5);
      const share = Math.round(100 * 0.86 ** month + drift);
      shares.push(Math.min(share, shares.at(-1) ?? 100));
    }
    return shares;
  });
}
