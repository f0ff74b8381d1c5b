import demoParts from "#app/components/demo/demo-parts.module.css";
import { cn } from "#app/lib/cn.ts";
import estate from "./estate.module.css";

/** Class names of what opens over the page, where the demo's colours and shapes would not reach. */
export const overPage = cn("app--realestate", estate.estate);

/** Class names of a panel on the agency's own side. */
export const panel = cn(demoParts.panel, estate.panel);
