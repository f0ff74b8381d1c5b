import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import styles from "./price.module.css";

/** A price with raised dollar sign and cents. */
export function Price({ cents }: { readonly cents: number }) {
  const [dollars = "", rest = ""] = formatCents(cents).slice(1).split(".");
  return (
    <b className={cn(textClass(32), styles.price)}>
      <span className={typography.visuallyHidden}>{formatCents(cents)}</span>
      <span aria-hidden="true">
        <sup>$</sup>
        {dollars}
        <sup>{rest}</sup>
      </span>
    </b>
  );
}
