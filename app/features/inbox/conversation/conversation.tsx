import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { PartFailure } from "../part-failure.tsx";
import { recordLabels } from "#app/content/inbox-record.ts";
import type { Entry } from "../entry.ts";
import type { RecordRow } from "../entry/record.ts";
import type { Team } from "../entry/team.ts";
import type { Undo } from "../work/use-undo.ts";
import { draftsQuery } from "./draft-queries.ts";
import { mailFactsQuery } from "./mail-facts.ts";
import { NoteForm } from "./note-form.tsx";
import { MoveLetter } from "./move-letter.tsx";
import { TimelineList } from "./timeline-list.tsx";
import { timelineQuery } from "./timeline-queries.ts";
import { newestMessage, type LetterStep } from "./timeline.ts";
import { startReply } from "./start-reply.ts";
import { usePresence } from "./use-presence.ts";
import { PresenceLine } from "./presence-line.tsx";
import { useTakeBack } from "./use-take-back.ts";
import { WriteArea } from "./write-area.tsx";

type ConversationProps = {
  readonly entry: Entry;
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly now: Date;
  readonly isUnfolded: boolean;
  readonly undo: Undo;
  /** Opens this record, wherever its reader is by then. */
  readonly onOpen: () => void;
  /** What the record came with. */
  readonly children: ReactNode;
};

/** The whole exchange of a record, who else reads it, and what can be written. */
export function Conversation(props: ConversationProps) {
  const { entry, row, team, now, isUnfolded, undo, onOpen, children } = props;
  const queryClient = useQueryClient();
  const drafts = useQuery(draftsQuery(entry.id));
  const mail = useQuery(mailFactsQuery());
  const [isWriting, setIsWriting] = useState(false);
  /** How often a reply was taken back: its form begins anew each time. */
  const [backs, setBacks] = useState(0);
  const takeBack = useTakeBack(entry.id, () => {
    setBacks((known) => known + 1);
    onOpen();
  });
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
          reply: (letter, isForAll) => startReply({ entry: entry.id, letter, isForAll }),
          move: setMoving,
          takeBack,
        }}
      >
        {children}
      </TimelineList>
      <PresenceLine others={others} team={team} />
      <PartFailure text={recordLabels.partFailed} query={drafts} />
      {drafts.data && mail.data ? (
        <div className={stack(16)}>
          <WriteArea
            key={backs}
            entry={entry}
            row={row}
            team={team}
            drafts={drafts.data}
            mail={mail.data}
            newest={newest}
            isRead={pages.length > 0}
            undo={undo}
            takeBack={takeBack}
            onWriting={setIsWriting}
          />
          <NoteForm
            entry={entry}
            team={team}
            drafts={drafts.data}
            isMailOn={mail.data.isOn}
            onWriting={setIsWriting}
          />
        </div>
      ) : (
        <span className={typography.visuallyHidden} role="status" />
      )}
      <MoveLetter letter={moving} onClose={() => setMoving(null)} />
    </>
  );
}
