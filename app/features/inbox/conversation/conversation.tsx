import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import { PartFailure } from "../part-failure.tsx";
import { recordLabels } from "#app/content/inbox-record.ts";
import type { Entry } from "../entry.ts";
import type { RecordRow } from "../entry/record.ts";
import type { Team } from "../entry/team.ts";
import { draftsQuery } from "./draft-queries.ts";
import { mailFactsQuery } from "./mail-facts.ts";
import { MoveLetter } from "./move-letter.tsx";
import { TimelineList } from "./timeline-list.tsx";
import { timelineQuery } from "./timeline-queries.ts";
import { newestMessage, type LetterStep } from "./timeline.ts";
import { startReply } from "./start-reply.ts";
import { usePresence } from "./use-presence.ts";
import { PresenceLine } from "./presence-line.tsx";
import { WriteArea } from "./write-area.tsx";

type ConversationProps = {
  readonly entry: Entry;
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly now: Date;
  readonly isUnfolded: boolean;
  /** What the record came with. */
  readonly children: ReactNode;
};

/** The whole exchange of a record, who else reads it, and what can be written. */
export function Conversation({ entry, row, team, now, isUnfolded, children }: ConversationProps) {
  const queryClient = useQueryClient();
  const drafts = useQuery(draftsQuery(entry.id));
  const mail = useQuery(mailFactsQuery());
  const [isWriting, setIsWriting] = useState(false);
  const [moving, setMoving] = useState<LetterStep | null>(null);
  const pages = queryClient.getQueryData(timelineQuery(entry.id).queryKey)?.pages ?? [];
  const newest = newestMessage(pages[0]?.steps ?? []);
  const others = usePresence(entry.id, isWriting, newest?.at ?? null);

  return (
    <>
      <TimelineList
        entry={entry}
        row={row}
        team={team}
        now={now}
        isUnfolded={isUnfolded}
        on={{
          reply: (letter, isForAll) => startReply({ letter, isForAll }),
          move: setMoving,
        }}
      >
        {children}
      </TimelineList>
      <PresenceLine others={others} team={team} />
      <PartFailure text={recordLabels.partFailed} query={drafts} />
      {drafts.data && mail.data ? (
        <WriteArea
          entry={entry}
          row={row}
          team={team}
          drafts={drafts.data}
          mail={mail.data}
          newest={newest}
          onWriting={setIsWriting}
        />
      ) : (
        <span className={typography.visuallyHidden} role="status" />
      )}
      <MoveLetter letter={moving} onClose={() => setMoving(null)} />
    </>
  );
}
