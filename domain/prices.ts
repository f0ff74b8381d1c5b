/** What is paid for once or by the month; `cents` are whole US cents. */
export type Price = { readonly name: string; readonly cents: number; readonly isMonthly: boolean };

/**
 * Every price that can be ordered, by kind and id: the only place (specification, section 9). The pages read them at
 * build, and the server puts them into `private.price_list` when it starts (`docs/decisions/0042-one-registry-of-kinds.md`).
 */
export const prices = {
  package: {
    starter: { name: "Starter package", cents: 299_700, isMonthly: false },
    professional: { name: "Professional package", cents: 599_700, isMonthly: false },
    enterprise: { name: "Enterprise package", cents: 1_299_700, isMonthly: false },
  },
  plan: {
    starter: { name: "Starter plan", cents: 150_000, isMonthly: true },
    professional: { name: "Professional plan", cents: 300_000, isMonthly: true },
  },
  "package-add-on": {
    "rush-delivery": { name: "Rush Delivery", cents: 150_000, isMonthly: false },
    "premium-support": { name: "Premium Support", cents: 50_000, isMonthly: true },
    "content-creation": { name: "Content Creation", cents: 200_000, isMonthly: false },
    "brand-identity": { name: "Brand Identity", cents: 150_000, isMonthly: false },
  },
  "plan-add-on": {
    "extra-storage": { name: "Extra Storage", cents: 5_000, isMonthly: true },
    "advanced-analytics": { name: "Advanced Analytics", cents: 20_000, isMonthly: true },
    "priority-support": { name: "Priority Support", cents: 30_000, isMonthly: true },
    "custom-integration": { name: "Custom Integration", cents: 50_000, isMonthly: true },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Price>>>>;

export type PackageId = keyof typeof prices.package;

/** A line of the list as `private.price_list` has it. */
export type PriceRow = Price & { readonly kind: keyof typeof prices; readonly id: string };

export function priceRows(): readonly PriceRow[] {
  return Object.entries(prices).flatMap(([kind, items]) =>
    Object.entries(items).map(([id, price]: [string, Price]) => ({
      kind: kind as PriceRow["kind"],
      id,
      ...price,
    })),
  );
}
