import typography from "#app/components/ui/typography.module.css";
import { insights } from "#app/content/insights.ts";
import { kindOf } from "#domain/registry.ts";
import { isKept, promiseLabel } from "#domain/reply-promise.ts";
import promise from "./kind-table.module.css";
import { durationLabel, sumOf, type KindShare } from "./lead-insights.ts";
import { ShareTable } from "./share-table.tsx";

const { kinds: words } = insights;

/** How many of each kind, and how fast the first answer is against what the site promises. */
export function KindTable({ kinds }: { readonly kinds: readonly KindShare[] }) {
  return (
    <ShareTable
      title={words.title}
      column={words.column}
      more={[words.answer, words.promise]}
      total={sumOf(kinds)}
      rows={kinds
        .toSorted((one, other) => other.total - one.total)
        .map((share) => ({
          id: share.kind,
          label: kindOf(share.kind).title,
          total: share.total,
          more: [answerOf(share), <Promised key="promise" share={share} />],
        }))}
    />
  );
}

function answerOf({ medianSeconds }: KindShare): string {
  return medianSeconds === null ? words.noAnswer : durationLabel(medianSeconds);
}

/** The promise, and in a word whether the middle answer keeps it. */
function Promised({ share: { kind, medianSeconds } }: { readonly share: KindShare }) {
  const { replyWithin } = kindOf(kind);
  if (replyWithin === null) return <span className={typography.quiet}>{words.noPromise}</span>;
  const wasKept = medianSeconds === null ? null : isKept(replyWithin, medianSeconds);
  return (
    <>
      {promiseLabel(replyWithin)}
      {wasKept !== null && (
        <span className={wasKept ? promise.kept : promise.missed}>
          {wasKept ? words.kept : words.missed}
        </span>
      )}
    </>
  );
}
