import { notify } from "#app/components/ui/toast-host.tsx";
import { teamFailures } from "#app/content/team.ts";
import { sentenceOf } from "./team-refusal.ts";

/** For a change that has no place of its own to say what went wrong. */
export function tellFailure(cause: unknown): void {
  const toast = {
    title: teamFailures.title,
    description: sentenceOf(cause),
    tone: "error",
  } as const;
  void notify(toast);
}
