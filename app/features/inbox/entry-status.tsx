import { statusWords, type EntryKind } from "#app/content/inbox-kinds.ts";

type EntryStatusProps = { readonly kind: EntryKind; readonly status: string };

/** Dot and word. A status that is not known shows its own text, neutrally (decision D55). */
export function EntryStatus({ kind, status }: EntryStatusProps) {
  const words = statusWords(kind, status);
  if (!words) {
    return (
      <span className="st">
        <bdi>{status}</bdi>
      </span>
    );
  }
  return <span className={`st st--${words.tone}`}>{words.label}</span>;
}
