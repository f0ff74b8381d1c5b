import typography from "#app/components/ui/typography.module.css";
import { consultation } from "#app/content/consultation.ts";
import styles from "./consultation-form.module.css";

/** Leads to the parts of the form; a strip on phones. */
export function PartList() {
  return (
    <div className={styles.contents}>
      <nav aria-label={consultation.partsLabel}>
        <ol>
          {consultation.parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>
                {part.title}
                <span>{part.note}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p className={typography.quiet}>{consultation.kept}</p>
    </div>
  );
}
