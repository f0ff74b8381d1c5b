import statuses from "#app/components/console/status.module.css";
import { issuesPage as labels, type IssueState } from "#app/content/issues.ts";

const tones = {
  draft: undefined,
  sending: "new",
  paused: "going",
  sent: "done",
  stopped: "over",
} as const satisfies Record<IssueState, string | undefined>;

export function IssueStateBadge({ state }: { readonly state: IssueState }) {
  return (
    <p className={statuses.status} data-tone={tones[state]}>
      {labels.states[state]}
    </p>
  );
}
