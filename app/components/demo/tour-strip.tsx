import { useState } from "react";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { useMinWidth } from "./use-min-width.ts";
import { tourProgress, type TourStep } from "./tour.ts";
import styles from "./tour-strip.module.css";

type TourStripProps = {
  readonly steps: readonly TourStep[];
  readonly done: ReadonlySet<string>;
};

/**
 * "Try this": the few steps that show what a demo is for. Each is ticked when the visitor has done it. Open on wide
 * screens and closed on narrow ones, until the visitor says otherwise.
 */
export function TourStrip({ steps, done }: TourStripProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const isWide = useMinWidth(768);
  const isShown = isOpen ?? isWide;
  const { count, isComplete } = tourProgress(steps, done);
  return (
    <section
      className={cn(cluster(0), textClass(13), styles.tour)}
      aria-label="Try this"
      data-open={isOpen === null ? undefined : String(isOpen)}
    >
      <button
        className={cn(row(8), styles.button)}
        type="button"
        aria-expanded={isShown}
        aria-controls="tour-steps"
        onClick={() => setIsOpen(!isShown)}
      >
        Try this{" "}
        <small className={textClass(13, "quiet", 500)}>
          ({count}/{steps.length})
        </small>
        <Icon name="down" />
      </button>
      <ol className={cn(cluster(0), styles.steps)} id="tour-steps">
        {steps.map(({ id, label }) => (
          <li key={id} className={row(8)} data-done={done.has(id) || undefined}>
            <i className={styles.circle} aria-hidden="true">
              {done.has(id) && <Icon name="check" />}
            </i>
            {label}
            {done.has(id) && <span className={typography.visuallyHidden}>, done</span>}
          </li>
        ))}
      </ol>
      <p className={styles.closing} role="status">
        {count > 0 && !isComplete && (
          <span className={typography.visuallyHidden}>
            {count} of {steps.length} done
          </span>
        )}
        {isComplete &&
          "That's the idea. Everything you just did would be saved and shared with your team."}
      </p>
    </section>
  );
}
