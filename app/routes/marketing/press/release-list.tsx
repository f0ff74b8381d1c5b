import { Link } from "react-router";
import type { ReleaseSummary } from "#app/content/documents.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { formatDate } from "#domain/formats.ts";
import styles from "./release-list.module.css";

type ReleaseListProps = { readonly releases: readonly ReleaseSummary[] };

/** Releases as rows: date, headline, what it says. */
export function ReleaseList({ releases }: ReleaseListProps) {
  return (
    <ul className={styles.releases}>
      {releases.map((release) => (
        <li key={release.slug}>
          <time dateTime={release.date}>{formatDate(release.date)}</time>
          <div>
            <h3 className={typography.heading}>
              <Link to={`/press/${release.slug}`} prefetch="intent" viewTransition>
                {release.title}
              </Link>
            </h3>
            <p>{release.excerpt}</p>
          </div>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
