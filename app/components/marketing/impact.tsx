import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./impact.module.css";
import marks from "./marks.module.css";

type Figure = { readonly value: string; readonly label: string };

type ImpactProps = { readonly figures: readonly Figure[]; readonly className?: string };

/** What changed for a business, in numbers. */
export function Impact({ figures, className }: ImpactProps) {
  return (
    <dl className={cn(styles.figures, className)} data-impact="">
      {figures.map(({ value, label }) => (
        <div key={label} className={marks.labelBelow}>
          <dt>{label}</dt>
          <dd className={cn(typography.display, marks.thin)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
