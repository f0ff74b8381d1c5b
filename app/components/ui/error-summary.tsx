import type { RefObject } from "react";
import { Icon } from "./icon.tsx";
import styles from "./error-summary.module.css";
import notices from "./notice.module.css";

type ErrorSummaryProps = {
  /** Field names with their messages, in the order of the form. */
  readonly errors: readonly (readonly [name: string, message: string])[];
  readonly ref: RefObject<HTMLDivElement | null>;
  /** One below the heading of the form. */
  readonly level?: 2 | 3;
  /** As the fields have it. */
  readonly scope?: string;
};

/** Stands above a form after a submit with mistakes, takes the focus and leads to each field. */
export function ErrorSummary({ errors, ref, level = 3, scope }: ErrorSummaryProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={notices.notice} role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warning" />
      <div>
        <Heading className={styles.heading}>
          {errors.length === 1 ? "One field needs a look" : `${errors.length} fields need a look`}
        </Heading>
        <ul className={styles.list}>
          {errors.map(([name, message]) => {
            const id = scope ? `${scope}-${name}` : name;
            return (
              <li key={name}>
                <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                  {message}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The address keeps its query and hash: a hash would be a navigation of its own. */
function focusField(event: React.MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
