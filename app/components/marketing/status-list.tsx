import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { ServiceStatus } from "#app/content/system-status.ts";
import { cn } from "#app/lib/cn.ts";
import marks from "./marks.module.css";
import styles from "./status-list.module.css";

type StatusListProps = {
  readonly services: readonly ServiceStatus[];
  /** The words for the states. */
  readonly states: Readonly<Record<ServiceStatus["state"], string>>;
};

/** Services with their state in a word; shape and colour only repeat it. */
export function StatusList({ services, states }: StatusListProps) {
  return (
    <ul className={cn(styles.services, marks.ruled)}>
      {services.map(({ name, text, state }) => (
        <li key={name}>
          <h3 className={cn(typography.heading, marks.titleMedium)}>{name}</h3>
          <p className={textClass(15, "quiet")}>{text}</p>
          <span
            className={cn(styles.state, marks.label, row(8), textClass(15, 600))}
            data-state={state}
          >
            {states[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
