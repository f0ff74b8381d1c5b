import { presenceLabels as labels } from "#app/content/conversation.ts";
import { nameOf, type Team } from "../entry/team.ts";
import styles from "./reply.module.css";
import type { Present } from "./timeline-repository.ts";

const names = new Intl.ListFormat("en-US");

type PresenceLineProps = { readonly others: readonly Present[]; readonly team: Team };

/** Who else has the record open. */
export function PresenceLine({ others, team }: PresenceLineProps) {
  const namesOf = (list: readonly Present[]) =>
    names.format(list.flatMap(({ userId }) => nameOf(team, userId) ?? []));
  const writing = namesOf(others.filter(({ isWriting }) => isWriting));
  const reading = namesOf(others.filter(({ isWriting }) => !isWriting));
  return (
    <p className={styles.presence} role="status">
      {writing !== "" && <strong>{labels.writing(writing)}. </strong>}
      {reading !== "" && `${labels.reading(reading)}.`}
    </p>
  );
}
