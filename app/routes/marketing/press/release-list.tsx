import { Link } from "react-router";
import type { ReleaseSummary } from "#app/content/documents.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import { formatDate } from "#domain/formats.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./release-list.module.css";

type ReleaseListProps = { readonly releases: readonly ReleaseSummary[] };

/** Releases as rows: date, headline, what it says. */
export function ReleaseList({ releases }: ReleaseListProps) {
  return (
    <ul>
      {releases.map((release) => (
        <li key={release.slug} className={cn(ruled.line, styles.release)}>
          <time className={cn(typography.number, typography.quiet)} dateTime={release.date}>
            {formatDate(release.date)}
          </time>
          <div>
            <h3 className={typography.heading}>
              <Link
                className={panels.whole}
                to={`/press/${release.slug}`}
                prefetch="intent"
                viewTransition
              >
                {release.title}
              </Link>
            </h3>
            <p className={typography.quiet}>{release.excerpt}</p>
          </div>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
