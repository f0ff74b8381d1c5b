import { queryOptions } from "@tanstack/react-query";
import { fetchNudgeChoices } from "./nudge-choices-repository.ts";

/** What the site writes to its reader. */
export function nudgeChoicesQuery() {
  return queryOptions({
    queryKey: ["nudge-choices"],
    queryFn: ({ signal }) => fetchNudgeChoices(signal),
  });
}
