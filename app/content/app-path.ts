import type { Register } from "react-router";

/**
 * Addresses of the specification's route table whose pages are not built yet. They lead to the not-found page;
 * take an entry out when its route is added.
 */
type PlannedPath =
  | "/features"
  | "/examples"
  | "/pricing"
  | "/partners"
  | "/about"
  | "/careers"
  | "/blog"
  | "/press"
  | "/privacy"
  | "/terms"
  | "/documentation"
  | "/support"
  | "/api"
  | "/security"
  | "/application-form"
  | "/products"
  | "/solutions"
  | "/auth";

type RegisteredPath = Exclude<
  keyof Register["pages"],
  `${string}:${string}` | `${string}*${string}`
>;

type SitePath = RegisteredPath | PlannedPath;

/** Every internal address a link may name, with an optional anchor. */
export type AppPath = SitePath | `${SitePath}#${string}`;
