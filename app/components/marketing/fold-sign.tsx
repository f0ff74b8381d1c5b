import { cn } from "#app/lib/cn.ts";
import styles from "./fold-sign.module.css";

/** A plus that becomes a minus where its details are open. */
export function FoldSign({ isSmall = false }: { readonly isSmall?: boolean }) {
  return <i className={cn(styles.sign, isSmall && styles.small)} aria-hidden="true" />;
}
