import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import desk from "#app/components/console/console.module.css";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { availability as labels } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import { parsePlace } from "./availability-address.ts";
import styles from "./availability-page.module.css";
import { availabilityQuery } from "./availability-queries.ts";
import { chosenHost } from "./availability.ts";
import { HostCalls } from "./host-calls.tsx";
import { PartLinks } from "./part-links.tsx";
import { TeamSettings } from "./team-settings.tsx";

/** When calls can be booked: everybody's own calendar, and for owners all of them. */
export function AvailabilityPage() {
  const { search } = useLocation();
  const { data: team, isError, isFetching, refetch, dataUpdatedAt } = useQuery(availabilityQuery());
  const place = parsePlace(search);
  const isTeam = place.part === "team" && team?.isOwner === true;
  const host = team && chosenHost(team, place.part === "host" ? place.host : null);
  const now = new Date(dataUpdatedAt);

  return (
    <div className={cn(stack(16), styles.page)}>
      {isError && (
        <LoadFailure
          title={labels.loadFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!team && !isError && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {team?.isOwner && <PartLinks team={team} isTeam={isTeam} host={host} />}
      {team && isTeam && <TeamSettings team={team} now={now} />}
      {team && !isTeam && host && <HostCalls key={host.number} team={team} host={host} now={now} />}
      {team && !isTeam && !host && <p>{labels.noHost}</p>}
    </div>
  );
}
