import type { ReactNode } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./list-tools.module.css";

type ListToolsProps = {
  /** How much of the list is shown. */
  readonly count: string;
  /** Search and filters. */
  readonly children: ReactNode;
};

/** The bar above a list. */
export function ListTools({ count, children }: ListToolsProps) {
  return (
    <div className={cn(textClass(15), cluster(14), styles.tools)}>
      {children}
      <p className={cn(textClass(14), typography.quiet, typography.number, styles.count)}>
        {count}
      </p>
    </div>
  );
}
