import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { saving as labels } from "#app/content/availability.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { callsQuery } from "./availability-queries.ts";

/** As many as are taken in. */
const mostShown = 8;

/** Booked calls that lie outside the hours, with the way to each. */
export function OutsideCalls({ ids }: { readonly ids: readonly string[] }) {
  const {
    data: calls,
    isError,
    isFetching,
    refetch,
  } = useQuery(callsQuery(ids.slice(0, mostShown)));
  if (isError) {
    return (
      <LoadFailure
        title={labels.outsideFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ul aria-label={labels.outside} aria-busy={isFetching}>
      {calls?.map(({ id, name, startsAt }) => (
        <li key={id}>
          <Link className={typography.link} to={{ search: `?view=call&record=${id}` }}>
            <time dateTime={startsAt}>
              {readerDate(new Date(startsAt), "weekday")}, {readerDate(new Date(startsAt), "time")}
            </time>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
      {ids.length > mostShown && (
        <li className={textClass(14, "quiet")}>{labels.moreOutside(ids.length - mostShown)}</li>
      )}
    </ul>
  );
}
