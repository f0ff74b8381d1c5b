import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import type { Totals } from "../model.ts";
import styles from "./totals-list.module.css";

export function TotalsList({ totals }: { readonly totals: Totals }) {
  return (
    <dl className={cn(stack(6), styles.totals)}>
      <div>
        <dt>Subtotal</dt>
        <dd>{formatCents(totals.subtotal)}</dd>
      </div>
      <div>
        <dt>Shipping (flat rate)</dt>
        <dd>{formatCents(totals.shipping)}</dd>
      </div>
      <div>
        <dt>Tax (8%)</dt>
        <dd>{formatCents(totals.tax)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className={textClass(32)}>{formatCents(totals.total)}</dd>
      </div>
    </dl>
  );
}
