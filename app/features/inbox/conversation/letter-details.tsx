import { useQuery } from "@tanstack/react-query";
import { timelineLabels as labels } from "#app/content/conversation.ts";
import { textClass } from "#app/components/ui/text.ts";
import { PartFailure } from "../part-failure.tsx";
import { recordLabels } from "#app/content/inbox-record.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import styles from "./letter.module.css";
import { wholeMessageQuery } from "./timeline-queries.ts";
import type { LetterStep } from "./timeline.ts";

/** How a letter came: everybody it names, its times, who stands behind its sender, why it is here, and its headers. */
export function LetterDetails({
  letter,
  now,
}: {
  readonly letter: LetterStep;
  readonly now: Date;
}) {
  const query = useQuery({ ...wholeMessageQuery(letter.id), enabled: !letter.isOurs });
  const { detail, matchedBy } = labels;
  const checks = { verified: labels.verified, failed: labels.forged, unknown: labels.unknown };
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [detail.from, people(letter.fromName, letter.fromAddress)],
    [detail.to, letter.to.join(", ")],
    [detail.cc, letter.cc.join(", ")],
    [detail.subject, letter.subject],
    [
      detail.sent,
      letter.sentAt && (
        <ReceivedTime key="sent" isoTime={letter.sentAt} now={now} wording="sentence" />
      ),
    ],
    [detail.came, <ReceivedTime key="came" isoTime={letter.at} now={now} wording="sentence" />],
    ...(letter.isOurs
      ? []
      : ([
          [detail.check, checks[letter.senderCheck]],
          [detail.matched, matchedBy[letter.matchedBy]],
        ] as const)),
  ];
  return (
    <div className={styles.details}>
      <dl className={textClass(13)}>
        {rows
          .filter(([, value]) => value !== "" && value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <PartFailure text={recordLabels.partFailed} query={query} />
      {query.data && query.data.headers !== "" && (
        <details>
          <summary>{detail.headers}</summary>
          <pre className={textClass(12)}>{query.data.headers}</pre>
        </details>
      )}
    </div>
  );
}

function people(name: string, address: string): string {
  return name === "" || name === address ? address : `${name}, ${address}`;
}
