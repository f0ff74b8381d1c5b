import { cn } from "#app/lib/cn.ts";
import styles from "./approach-art.module.css";

/** The mark's trajectory, drawn long, for the four steps to stand under. Its height is `--th`. */
export function ApproachArt({ className }: { readonly className?: string }) {
  return (
    <svg
      className={cn(styles.trajectory, className)}
      viewBox="0 0 1296 250"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.label}
        d="M0 236C160 232 210 150 400 128S760 96 930 76s220-66 330-56"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
