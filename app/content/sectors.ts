import type { AppPath } from "./app-path.ts";
import type { SceneName } from "./art-name.ts";

export type Sector = {
  /** Anchor of the item; the footer leads to the first four (specification, section 2). */
  readonly id: string;
  readonly name: string;
  readonly clients: string;
  readonly scene: SceneName;
  readonly to: AppPath;
};

/** The Every Industry list. */
export const sectors = [
  {
    id: "ecommerce",
    name: "E-commerce",
    clients: "Shops, subscriptions, wholesale",
    scene: "retail",
    to: "/solutions#retail",
  },
  {
    id: "healthcare",
    name: "Healthcare",
    clients: "Clinics, dentists, therapists",
    scene: "healthcare",
    to: "/solutions#healthcare",
  },
  {
    id: "education",
    name: "Education",
    clients: "Schools, academies, trainers",
    scene: "education",
    to: "/solutions#education",
  },
  {
    id: "real-estate",
    name: "Real estate",
    clients: "Agents, landlords, developers",
    scene: "realestate",
    to: "/solutions#real-estate",
  },
  {
    id: "restaurants",
    name: "Restaurants",
    clients: "Kitchens, bars, groups",
    scene: "restaurant",
    to: "/solutions#restaurant",
  },
  {
    id: "fitness",
    name: "Fitness",
    clients: "Studios, gyms, clubs",
    scene: "fitness",
    to: "/solutions#fitness",
  },
  {
    id: "legal",
    name: "Legal",
    clients: "Firms, notaries, mediators",
    scene: "legal",
    to: "/solutions#legal",
  },
  {
    id: "non-profit",
    name: "Non-profit",
    clients: "Charities, guilds, foundations",
    scene: "nonprofit",
    to: "/solutions#non-profit",
  },
] as const satisfies readonly Sector[];
