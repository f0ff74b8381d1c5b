import type { Register } from "react-router";

type SitePath = Exclude<keyof Register["pages"], `${string}:${string}` | `${string}*${string}`>;

/** Every internal address a link may name, with an optional anchor. */
export type AppPath = SitePath | `${SitePath}#${string}`;
