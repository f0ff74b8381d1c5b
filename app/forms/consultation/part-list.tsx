import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { consultation } from "#app/content/consultation.ts";
import styles from "./part-list.module.css";

/** Leads to the parts of the form; a strip on phones. */
export function PartList() {
  return (
    <div className={cn(stack(20), textClass(15), styles.contents)}>
      <nav aria-label={consultation.partsLabel}>
        <ol>
          {consultation.parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>
                {part.title}
                <span className={textClass(13, 400)}>{part.note}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p className={typography.quiet}>{consultation.kept}</p>
    </div>
  );
}
