import { useQuery } from "@tanstack/react-query";
import desk from "#app/components/console/console.module.css";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { issuesPage as labels } from "#app/content/issues.ts";
import { IssuesPage } from "#app/features/issues/issues-page.tsx";
import { isOwner, type Team } from "#app/features/team/team-member.ts";
import { teamQuery } from "#app/features/team/team-queries.ts";

/** The newsletter's issues, once it is known who asks. */
export function IssuesView() {
  const { data, isError, isFetching, refetch } = useQuery(teamQuery());
  if (data) return <IssuesPage team={teamOf(data)} />;
  return isError ? (
    <LoadFailure title={labels.teamFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <p className={desk.waiting} role="status">
      <Spinner />
      {labels.loading}
    </p>
  );
}

function teamOf(team: Team) {
  const { members, selfId } = team;
  return {
    userId: selfId,
    email: members.find(({ userId }) => userId === selfId)?.email ?? "",
    isOwner: isOwner(team),
  };
}
