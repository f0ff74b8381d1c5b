import { Link } from "react-router";
import styles from "./page-parts.module.css";

type PagePartsProps = {
  readonly label: string;
  readonly parts: readonly {
    readonly label: string;
    /** Query string, with its question mark. */
    readonly search: string;
    readonly isCurrent: boolean;
  }[];
};

/** The parts of a page, each with an address of its own. */
export function PageParts({ label, parts }: PagePartsProps) {
  return (
    <nav className={styles.parts} aria-label={label}>
      {parts.map((part) => (
        <Link
          key={part.search}
          className={styles.part}
          to={{ search: part.search }}
          aria-current={part.isCurrent ? "page" : undefined}
        >
          {part.label}
        </Link>
      ))}
    </nav>
  );
}
