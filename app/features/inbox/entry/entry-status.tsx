import { type KindName, statusOf } from "#domain/registry.ts";
import styles from "#app/components/console/status.module.css";

type EntryStatusProps = { readonly kind: KindName; readonly status: string };

/** Dot and word. A status that is not known shows its own text, neutrally (decision D55). */
export function EntryStatus({ kind, status }: EntryStatusProps) {
  const known = statusOf(kind, status);
  if (!known) {
    return (
      <span className={styles.status}>
        <bdi>{status}</bdi>
      </span>
    );
  }
  return (
    <span className={styles.status} data-tone={known.tone}>
      {known.label}
    </span>
  );
}
