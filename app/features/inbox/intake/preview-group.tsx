import { useState, type ReactNode } from "react";
import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { importPage as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import type { Candidate, Refused } from "./preview-rows.ts";
import styles from "./import.module.css";

/** So many rows are shown, and as many more each time. */
const shownAtFirst = 5;
const shownMore = 50;

export function LeadGroup({
  name,
  rows,
}: {
  readonly name: "fresh" | "known";
  readonly rows: readonly Candidate[];
}) {
  return (
    <Group name={name} count={rows.length}>
      {(index) => {
        const row = rows[index];
        if (!row) return null;
        const { name: who, email, phone, company } = row.lead;
        return (
          <>
            <bdi className={styles.person}>{who}</bdi>
            <span className={textClass(13, "quiet")}>
              <bdi>{[email || phone, company].filter(Boolean).join(", ")}</bdi>
            </span>
          </>
        );
      }}
    </Group>
  );
}

export function RefusedGroup({ rows }: { readonly rows: readonly Refused[] }) {
  return (
    <Group name="refused" count={rows.length}>
      {(index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <>
            <span>{labels.rowSays(row.n, row.why)}</span>
            <span className={textClass(13, "quiet")}>
              <bdi>{row.cells.filter(Boolean).join(", ")}</bdi>
            </span>
          </>
        );
      }}
    </Group>
  );
}

type GroupProps = {
  readonly name: keyof typeof labels.groups;
  readonly count: number;
  readonly children: (index: number) => ReactNode;
};

/** A group with its number and its first rows. */
function Group({ name, count, children }: GroupProps) {
  const [shown, setShown] = useState(shownAtFirst);
  const id = `import-group-${name}`;
  const rest = count - Math.min(shown, count);
  return (
    <section className={cn(surface(), styles.group)} aria-labelledby={id}>
      <div className={stack(2)}>
        <h3 className={styles.groupTitle} id={id}>
          {labels.groups[name]}{" "}
          <span className={typography.number}>{count.toLocaleString("en-US")}</span>
        </h3>
        <p className={textClass(13, "quiet")}>
          {count === 0 ? labels.noRows[name] : labels.groupHelp[name]}
        </p>
      </div>
      {count > 0 && (
        <ul className={cn(divided, styles.rows)}>
          {Array.from({ length: Math.min(shown, count) }, (_, index) => (
            <li key={index}>{children(index)}</li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          className={cn(typography.link, styles.more)}
          type="button"
          onClick={() => setShown(shown + shownMore)}
        >
          {labels.more(rest)}
        </button>
      )}
    </section>
  );
}
