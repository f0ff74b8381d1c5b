import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { tellHere, type Present } from "./timeline-repository.ts";

const interval = 10_000;
const nobody: readonly Present[] = [];

/**
 * Says that the record is open while its tab is seen, and answers who else has it open. What fails is asked again with the
 * next beat: presence warns, and stands in nobody's way.
 */
export function usePresence(
  entry: string,
  isWriting: boolean,
  readUntil: string | null,
): readonly Present[] {
  const { data = nobody } = useQuery({
    queryKey: ["here", entry, isWriting, readUntil],
    queryFn: ({ signal }) => tellHere(entry, isWriting, readUntil, signal),
    refetchInterval: interval,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return data;
}
