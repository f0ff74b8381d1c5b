import typography from "#app/components/ui/typography.module.css";
import type { ServiceStatus } from "#app/content/system-status.ts";

type StatusListProps = {
  readonly services: readonly ServiceStatus[];
  /** The words for the states. */
  readonly states: Readonly<Record<ServiceStatus["state"], string>>;
};

/** Services with their state in a word; shape and colour only repeat it. */
export function StatusList({ services, states }: StatusListProps) {
  return (
    <ul className="statuses">
      {services.map(({ name, text, state }) => (
        <li key={name}>
          <h3 className={typography.heading}>{name}</h3>
          <p>{text}</p>
          <span className={`state state--${state}`}>{states[state]}</span>
        </li>
      ))}
    </ul>
  );
}
