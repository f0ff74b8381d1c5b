import { type KindName, statusOf } from "#domain/registry.ts";

type EntryStatusProps = { readonly kind: KindName; readonly status: string };

/** Dot and word. A status that is not known shows its own text, neutrally (decision D55). */
export function EntryStatus({ kind, status }: EntryStatusProps) {
  const known = statusOf(kind, status);
  if (!known) {
    return (
      <span className="st">
        <bdi>{status}</bdi>
      </span>
    );
  }
  return <span className={`st st--${known.tone}`}>{known.label}</span>;
}
