import { useQuery } from "@tanstack/react-query";
import desk from "#app/components/console/console.module.css";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { connections as labels } from "#app/content/connections.ts";
import { ConnectionsPage } from "#app/features/connections/connections-page.tsx";
import { isOwner } from "#app/features/team/team-member.ts";
import { teamQuery } from "#app/features/team/team-queries.ts";

/** The connections, once it is known who asks. */
export function ConnectionsView() {
  const { data: team, isError, isFetching, refetch } = useQuery(teamQuery());
  if (team) return <ConnectionsPage isOwner={isOwner(team)} />;
  return isError ? (
    <LoadFailure title={labels.teamFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <p className={desk.waiting} role="status">
      <Spinner />
      {labels.loading}
    </p>
  );
}
