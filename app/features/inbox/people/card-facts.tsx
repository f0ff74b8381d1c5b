import type { ReactNode } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { cardLabels as labels } from "#app/content/people.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import styles from "./card.module.css";

type CardFactsProps = {
  readonly known: {
    readonly records: number;
    readonly waiting: number;
    readonly firstAt: string | null;
    readonly lastAt: string | null;
  };
  readonly now: Date;
  /** Further facts. */
  readonly children?: ReactNode;
};

/** How much there is of somebody, and since when. */
export function CardFacts({ known, now, children }: CardFactsProps) {
  const { records, waiting, firstAt, lastAt } = known;
  return (
    <dl className={styles.facts}>
      <Fact name={labels.records}>{records.toLocaleString("en-US")}</Fact>
      <Fact name={labels.waiting} isWaiting={waiting > 0}>
        {waiting.toLocaleString("en-US")}
      </Fact>
      {children}
      <Fact name={labels.since}>
        {firstAt === null ? labels.never : <DayOf isoTime={firstAt} />}
      </Fact>
      <Fact name={labels.last}>
        {lastAt === null ? (
          labels.never
        ) : (
          <ReceivedTime isoTime={lastAt} now={now} wording="short" />
        )}
      </Fact>
    </dl>
  );
}

type FactProps = {
  readonly name: string;
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
};

export function Fact({ name, isWaiting = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-waits={isWaiting || undefined}>
      <dt className={textClass(13, "quiet")}>{name}</dt>
      <dd className={textClass(18, 600)}>{children}</dd>
    </div>
  );
}

function DayOf({ isoTime }: { readonly isoTime: string }) {
  const moment = new Date(isoTime);
  return (
    <time dateTime={isoTime} title={readerDate(moment, "full")}>
      {readerDate(moment, "date")}
    </time>
  );
}
