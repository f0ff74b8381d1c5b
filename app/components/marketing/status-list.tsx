import typography from "#app/components/ui/typography.module.css";
import type { ServiceStatus } from "#app/content/system-status.ts";
import styles from "./status-list.module.css";

type StatusListProps = {
  readonly services: readonly ServiceStatus[];
  /** The words for the states. */
  readonly states: Readonly<Record<ServiceStatus["state"], string>>;
};

/** Services with their state in a word; shape and colour only repeat it. */
export function StatusList({ services, states }: StatusListProps) {
  return (
    <ul className={styles.services}>
      {services.map(({ name, text, state }) => (
        <li key={name}>
          <h3 className={typography.heading}>{name}</h3>
          <p>{text}</p>
          <span className={styles.state} data-state={state}>
            {states[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
