import { cn } from "#app/lib/cn.ts";
import { useCurrentSection } from "#app/browser/use-current-section.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import styles from "./doc-nav.module.css";
import marks from "./marks.module.css";

type Entry = {
  /** Of the part it leads to. */
  readonly id: string;
  readonly label: string;
  /** An HTTP method before the label. */
  readonly verb?: string;
};

type DocNavProps = { readonly label: string; readonly entries: readonly Entry[] };

/** The parts of a long page at its side; the one being read is marked. */
export function DocNav({ label, entries }: DocNavProps) {
  const current = useCurrentSection(entries, 0.23);
  return (
    <nav className={styles.navigation} aria-label={label}>
      <p className={cn(typography.label, typography.quiet, styles.label)}>{label}</p>
      <ul className={styles.list}>
        {entries.map(({ id, label: name, verb }) => (
          <li key={id}>
            <a
              className={cn(styles.entry, row(10), typography.quiet)}
              href={`#${id}`}
              aria-current={id === current || undefined}
            >
              {verb && <Verb method={verb} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Verb({ method }: { readonly method: string }) {
  return <b className={cn(styles.verb, marks.label, method === "POST" && styles.post)}>{method}</b>;
}
