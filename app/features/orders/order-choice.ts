import { packageAddOns, projectPackages } from "#app/content/pricing.ts";

export type ChosenPackage = (typeof projectPackages)[number];
export type PackageId = ChosenPackage["id"];
export type ChosenAddOn = (typeof packageAddOns)[number];
export type AddOnId = ChosenAddOn["id"];

/** What an order holds: one package, or none yet, and any of the add-ons. */
export type OrderChoice = {
  readonly pack: ChosenPackage | null;
  readonly addOns: readonly ChosenAddOn[];
};

export const nothingChosen: OrderChoice = { pack: null, addOns: [] };

export function packageOf(id: unknown): ChosenPackage | null {
  return projectPackages.find((pack) => pack.id === id) ?? null;
}

/** The add-ons of these ids in the order of the list; an unknown id or a second mention counts for nothing. */
export function addOnsOf(ids: readonly unknown[]): readonly ChosenAddOn[] {
  return packageAddOns.filter(({ id }) => ids.includes(id));
}

/** What the form holds at this moment. */
export function choiceIn(values: FormData): OrderChoice {
  return { pack: packageOf(values.get("package")), addOns: addOnsOf(values.getAll("addOns")) };
}

type Arrival = { readonly search: string; readonly state: unknown };

/** The package a visitor arrives with: the navigation's own, else that of `?package=` (decision D30). */
export function packageOnArrival({ search, state }: Arrival): ChosenPackage | null {
  const carried =
    typeof state === "object" && state !== null && "package" in state ? state.package : null;
  return packageOf(carried) ?? packageOf(new URLSearchParams(search).get("package"));
}
