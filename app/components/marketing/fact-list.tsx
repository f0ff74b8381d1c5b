import type { ReactNode } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./fact-list.module.css";

type Fact = { readonly label: string; readonly value: ReactNode };

/** What a reader wants to know first, beside the headline of a bar hero. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={cn(styles.facts, stack(0))}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
