import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./chips.module.css";

type ChipsProps = { readonly items: readonly string[]; readonly className?: string };

/** A short list of what something contains. */
export function Chips({ items, className }: ChipsProps) {
  return (
    <ul className={cn(styles.chips, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The technologies behind something, in one quiet line. */
export function Tags({ items }: { readonly items: readonly string[] }) {
  return (
    <p className={cn(styles.words, typography.quiet)} data-tags="">
      {items.join(", ")}
    </p>
  );
}
