import type { Team } from "../entry/team.ts";
import { mentionParts, mentionsOf } from "./mentions.ts";
import styles from "./mentions.module.css";

type MentionTextProps = {
  readonly text: string;
  /** User ids of those whom the note mentions. */
  readonly mentions: readonly string[];
  readonly team: Team;
};

/** A note's words with the people in them marked. */
export function MentionText({ text, mentions, team }: MentionTextProps) {
  return mentionParts(text, mentionsOf(mentions, team)).map((part, index) =>
    part.kind === "words" ? (
      part.text
    ) : (
      <bdi
        // oxlint-disable-next-line react/no-array-index-key -- Parts of one text, which never change their order.
        key={index}
        className={styles.mention}
        data-mine={part.ids.includes(team.myId) || undefined}
      >
        {part.text}
      </bdi>
    ),
  );
}
