import { queryOptions } from "@tanstack/react-query";
import { fetchInvitations, fetchTeam } from "./team-repository.ts";

/** Everything that a change of the team makes old lies under this key. */
export const teamKey = ["team"] as const;

/** "Last seen" moves by itself. */
const interval = 60_000;

export function teamQuery() {
  return queryOptions({
    queryKey: [...teamKey, "members"],
    queryFn: ({ signal }) => fetchTeam(signal),
    refetchInterval: interval,
  });
}

export function invitationsQuery() {
  return queryOptions({
    queryKey: [...teamKey, "invitations"],
    queryFn: ({ signal }) => fetchInvitations(signal),
  });
}
