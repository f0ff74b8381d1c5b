import { quarantineLabels as labels } from "#app/content/quarantine.ts";
import type { TimelinePage } from "../conversation/timeline-repository.ts";
import { nameOf, type Team } from "../entry/team.ts";

/** Who said last that a record is spam: a name, or oneself; undefined where the timeline does not tell. */
export function spamJudge(pages: readonly TimelinePage[], team: Team): string | undefined {
  const verdicts = pages
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.sort === "move" ? [step.line] : []))
    .filter(({ before, after }) => after.judgement === "spam" && before.judgement !== "spam")
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const actor = verdicts.at(-1)?.actorId ?? null;
  if (actor === null) return undefined;
  return actor === team.myId ? labels.saidByYou : (nameOf(team, actor) ?? undefined);
}
