import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./wordmark.module.css";

/** The firm whose desk this is: a small hawk's wing and its name. */
export function Wordmark() {
  return (
    <p className={cn(row(8), textClass(16, 650), styles.wordmark)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 5c8-1 15 2 20 9-4-2-7-2-9-1 2 1 3 3 3 6C12 11 8 7 2 5Z" />
      </svg>
      Kestrel &amp; Rowe
    </p>
  );
}
