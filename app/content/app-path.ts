import type { Register } from "react-router";
import type { demoCatalog } from "./demo-catalog.ts";

type RegisteredPath = Exclude<
  keyof Register["pages"],
  `${string}:${string}` | `${string}*${string}`
>;

/** The demos are linked before their routes exist; they lead to the not-found page until then. */
type DemoPath = `/demo/${(typeof demoCatalog)[number]["slug"] | "analytics"}`;

type SitePath = RegisteredPath | DemoPath;

/** Every internal address a link may name, with an optional anchor. */
export type AppPath = SitePath | `${SitePath}#${string}`;
