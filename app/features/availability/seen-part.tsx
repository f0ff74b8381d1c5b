import { useQuery } from "@tanstack/react-query";
import { textClass } from "#app/components/ui/text.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { availability, seenPart as labels } from "#app/content/availability.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { cn } from "#app/lib/cn.ts";
import { typeIds } from "./availability.ts";
import { openTimesQuery } from "./availability-queries.ts";
import { ActionCard } from "./settings-card.tsx";
import styles from "./side-parts.module.css";

const days = 10 * 86_400_000;

/** What can be booked now, of each kind of call. */
export function SeenPart() {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(openTimesQuery());
  return (
    <ActionCard title={labels.title} text={labels.text}>
      {isError && (
        <LoadFailure title={labels.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <p className={textClass(14, "quiet")}>{labels.loading}</p>}
      {data && (
        <dl className={styles.seen} aria-live="polite">
          {typeIds.map((type, index) => (
            <div key={type} className={styles.seenType}>
              <dt className={textClass(14, 600)}>{availability.types[type].name}</dt>
              <Times times={data[index] ?? []} until={dataUpdatedAt + days} />
            </div>
          ))}
        </dl>
      )}
    </ActionCard>
  );
}

type TimesProps = {
  /** ISO moments, in order. */
  readonly times: readonly string[];
  /** In milliseconds. */
  readonly until: number;
};

function Times({ times, until }: TimesProps) {
  const [next] = times;
  if (next === undefined) return <dd className={textClass(14, "quiet")}>{labels.none}</dd>;
  const moment = new Date(next);
  const near = times.filter((time) => Date.parse(time) < until);
  return (
    <>
      <dd className={cn(textClass(16, 600), styles.next)}>
        <time dateTime={next}>
          {readerDate(moment, "weekday")}, {readerDate(moment, "time")}
        </time>
      </dd>
      <dd className={textClass(14, "quiet")}>{labels.free(near.length)}</dd>
    </>
  );
}
