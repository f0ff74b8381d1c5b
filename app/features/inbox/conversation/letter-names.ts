import { timelineLabels as labels } from "#app/content/conversation.ts";
import { nameOf, type Team } from "../entry/team.ts";
import type { LetterStep } from "./timeline.ts";

/** Who wrote a letter, as the team calls them. */
export function writerOf(letter: LetterStep, team: Team): string {
  if (letter.isOurs || letter.kind === "colleague")
    return memberName(letter.authorId, team, letter.fromName);
  return letter.fromName || letter.fromAddress || labels.unreadable;
}

export function memberName(
  id: string | null,
  team: Team,
  fallback: string = labels.former,
): string {
  if (id === null) return fallback || labels.former;
  return id === team.myId ? labels.you : (nameOf(team, id) ?? labels.former);
}
