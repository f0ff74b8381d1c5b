import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Team } from "../entry/team.ts";
import { fetchMembers } from "./team-repository.ts";

const minute = 60_000;

function membersQuery() {
  return queryOptions({
    queryKey: ["team-names"],
    queryFn: ({ signal }) => fetchMembers(signal),
    staleTime: 5 * minute,
  });
}

/** The team; empty until it is loaded. */
export function useTeam(myId: string): Team {
  const { data } = useQuery(membersQuery());
  return { members: data ?? [], myId };
}
