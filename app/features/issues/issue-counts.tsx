import { cluster, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { issueCounts as labels } from "#app/content/issues.ts";
import { cn } from "#app/lib/cn.ts";
import { takenOf, type IssueLetters, type IssueRow } from "./issue.ts";
import styles from "./issues.module.css";

type Figure = keyof typeof labels.names;

const figures: readonly Figure[] = [
  "handed",
  "refused",
  "bounced",
  "skipped",
  "unsubscribed",
  "waiting",
];

/** In a row of the list: what is nought goes without saying, but for what went out. */
export function CountLine({ issue: { letters, readers } }: { readonly issue: IssueRow }) {
  const said = figures.filter((figure) => figure !== "handed" && letters[figure] > 0);
  return (
    <p className={cn(cluster(16), textClass(13, "quiet"), styles.counts)}>
      <span>{labels.progress(takenOf(letters), readers)}</span>
      {said.map((figure) => (
        <span key={figure}>
          {labels.names[figure]} {letters[figure].toLocaleString("en-US")}
        </span>
      ))}
    </p>
  );
}

/** All of it, with what each figure means. */
export function IssueFigures({ letters }: { readonly letters: IssueLetters }) {
  return (
    <dl className={cn(surface(), styles.figures)} aria-label={labels.title}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt className={textClass(13, "quiet")}>{labels.names[figure]}</dt>
          <dd className={textClass(24, 600)}>{letters[figure].toLocaleString("en-US")}</dd>
          <dd className={textClass(12, "quiet")}>{labels.helps[figure]}</dd>
        </div>
      ))}
    </dl>
  );
}
