import { row } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { IndustrySolution } from "#app/content/industry-solutions.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./departure-board.module.css";
import marks from "./marks.module.css";

type DepartureBoardProps = {
  readonly heading: string;
  readonly industries: readonly IndustrySolution[];
};

/** The index of the industries: from, to and one figure; each row leads to its entry below. */
export function DepartureBoard({ heading, industries }: DepartureBoardProps) {
  return (
    <div className={layout.pageWidth} data-whole="">
      <nav
        className={cn(styles.board, layout.onSky, marks.night, marks.rounded)}
        aria-labelledby="board"
      >
        <h2 className={typography.visuallyHidden} id="board">
          {heading}
        </h2>
        <ol>
          {industries.map(({ id, industry, transformation, metrics: [figure] }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b className={cn(typography.heading, marks.titleSmall)}>{industry}</b>
                <span className={styles.before}>{transformation.from}</span>
                <Icon name="arrow" />
                <span className={styles.after}>{transformation.to}</span>
                {figure && (
                  <span className={cn(styles.figure, row(8, "baseline"))}>
                    {figure.value} <small>{figure.label}</small>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
