import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { kitchenHealth, type AgeBand } from "../kitchen.ts";
import type { Order } from "../model.ts";
import styles from "./kitchen.module.css";
import parts from "./parts.module.css";

const lines = [
  { band: "ok", text: "on time, under 8 min" },
  { band: "watch", text: "watch, 8 to 14" },
  { band: "late", text: "late, 15 and over" },
] as const satisfies readonly { band: AgeBand; text: string }[];

type KitchenHealthProps = { readonly orders: readonly Order[]; readonly now: Date };

/** How many open tickets are on time, to be watched, and late. */
export function KitchenHealth({ orders, now }: KitchenHealthProps) {
  const health = kitchenHealth(orders, now);
  return (
    <section aria-labelledby="rs-health">
      <h3 className={parts.listHeading} id="rs-health">
        Kitchen health
      </h3>
      <ul>
        {lines.map(({ band, text }) => (
          <li
            key={band}
            className={cn(row(12, "baseline"), typography.quiet, parts.tone, styles.band)}
            data-band={band}
          >
            <b>{health[band]}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
