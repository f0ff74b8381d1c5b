import {
  packageAddOns,
  planAddOns,
  projectPackages,
  subscriptionPlans,
} from "#app/content/pricing.ts";

export type ChosenPackage = (typeof projectPackages)[number];
export type PackageId = ChosenPackage["id"];
/** A plan with a price; the others are agreed by talking. */
export type ChosenPlan = Exclude<(typeof subscriptionPlans)[number], { readonly price: null }>;
export type ChosenAddOn = (typeof packageAddOns)[number] | (typeof planAddOns)[number];

/** One package or one plan. Their ids collide, so each says which it is. */
export type OrderItem =
  | { readonly kind: "package"; readonly id: PackageId; readonly of: ChosenPackage }
  | { readonly kind: "plan"; readonly id: ChosenPlan["id"]; readonly of: ChosenPlan };

/** What an order holds: a package or a plan, or nothing yet, and any of the add-ons that go with it. */
export type OrderChoice = {
  readonly item: OrderItem | null;
  readonly addOns: readonly ChosenAddOn[];
};

export const nothingChosen: OrderChoice = { item: null, addOns: [] };

export const orderedPlans: readonly ChosenPlan[] = subscriptionPlans.filter(
  (plan): plan is ChosenPlan => plan.price !== null,
);

export const orderItems: readonly OrderItem[] = [
  ...projectPackages.map((of) => ({ kind: "package" as const, id: of.id, of })),
  ...orderedPlans.map((of) => ({ kind: "plan" as const, id: of.id, of })),
];

/** The value of an item in the form: `plan:starter`. */
export function itemValue({ kind, id }: Pick<OrderItem, "kind" | "id">): string {
  return `${kind}:${id}`;
}

export function itemOf(value: unknown): OrderItem | null {
  return orderItems.find((item) => itemValue(item) === value) ?? null;
}

/** The add-ons of these ids in the order of the list; what does not go with the item counts for nothing. */
export function addOnsOf(kind: OrderItem["kind"], ids: readonly unknown[]): readonly ChosenAddOn[] {
  const list: readonly ChosenAddOn[] = kind === "plan" ? planAddOns : packageAddOns;
  return list.filter(({ id }) => ids.includes(id));
}

/** What the form holds at this moment. */
export function choiceIn(values: FormData): OrderChoice {
  const item = itemOf(values.get("item"));
  return { item, addOns: addOnsOf(item?.kind ?? "package", values.getAll("addOns")) };
}

type Arrival = { readonly search: string; readonly state: unknown };

/** What a visitor arrives with: the navigation's own, else that of `?package=` or `?plan=` (decision D30). */
export function itemOnArrival({ search, state }: Arrival): OrderItem | null {
  const carried = new Map(typeof state === "object" && state !== null ? Object.entries(state) : []);
  return itemIn(carried) ?? itemIn(new URLSearchParams(search));
}

function itemIn(named: { get(name: string): unknown }): OrderItem | null {
  return orderItems.find(({ kind, id }) => named.get(kind) === id) ?? null;
}
