import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { leadDialog } from "#app/content/inbox.ts";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { site } from "#app/content/site.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import type { RecordRow } from "../entry/record.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { signatureQuery } from "../signature/signature-queries.ts";
import type { Undo } from "../work/use-undo.ts";
import { recordKey } from "../inbox-queries.ts";
import { draftedRecordsQuery } from "./draft-queries.ts";
import { discardDraft, type Drafts } from "./draft-repository.ts";
import type { ReplyDraft } from "./draft.ts";
import { focusWhenThere } from "./focus-when-there.ts";
import { replyFieldId } from "./field-ids.ts";
import type { MailFacts } from "./mail-facts.ts";
import { recipientsOf, replySubject } from "./recipients.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyQuestion } from "./reply-question.tsx";
import { replyValues } from "./reply-values.ts";
import type { LetterFile, LetterStep } from "./timeline.ts";
import { useStartReply } from "./start-reply.ts";
import { useDraft } from "./use-draft.ts";
import { useFiles } from "./use-files.ts";
import { useSending } from "./use-sending.ts";
import type { TakeBack } from "./use-take-back.ts";

type WriteAreaProps = {
  readonly entry: Entry;
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly drafts: Drafts & { readonly files: readonly LetterFile[] };
  readonly mail: MailFacts;
  /** The newest message that stands above. */
  readonly newest: LetterStep | null;
  /** Whether it is known what stands above. */
  readonly isRead: boolean;
  readonly undo: Undo;
  readonly onWriting: (isWriting: boolean) => void;
  readonly takeBack: TakeBack;
};

/** Below the conversation: a reply to a person. */
export function WriteArea(props: WriteAreaProps) {
  const { entry, row, team, drafts, mail, newest, isRead, undo, takeBack, onWriting } = props;
  const queryClient = useQueryClient();
  const blank: ReplyDraft = freshReply(entry, newest, false, mail.address);
  const draft = useDraft(entry.id, "reply", drafts.reply, blank);
  const files = useFiles(entry.id, drafts.files, draft.save);
  const [isOpen, setIsOpen] = useState(drafts.reply !== null);
  const [forged, setForged] = useState<LetterStep | null>(null);
  /** What was the newest as one began, although later letters appear while one writes; null for whatever is the newest. */
  const [seen, setSeen] = useState<string | null>(null);
  const { data: signature = "" } = useQuery(signatureQuery());
  const me = nameOf(team, team.myId) ?? "";
  const sending = useSending(entry, {
    undo,
    takeBack,
    onSent: () => {
      draft.forget(blank);
      files.forget();
      setIsOpen(false);
      onWriting(false);
    },
  });

  function begin(letter: LetterStep | null, isForAll: boolean) {
    if (!isOpen || draft.content.body.trim() === "") {
      draft.begin(freshReply(entry, letter, isForAll, mail.address));
      setSeen(isRead ? (newest?.id ?? "") : null);
    }
    setIsOpen(true);
    focusWhenThere(replyFieldId);
  }

  function start(letter: LetterStep | null, isForAll: boolean) {
    if (letter?.senderCheck === "failed") setForged(letter);
    else begin(letter, isForAll);
  }

  useStartReply(entry.id, ({ letter, isForAll }) => {
    // Who left no address cannot be written to.
    if (mail.isOn && entry.email !== "") start(letter ?? newest, isForAll);
  });

  async function discard() {
    setIsOpen(false);
    onWriting(false);
    draft.forget(blank);
    files.forget();
    await draft.idle();
    draft.forget(blank);
    await discardDraft(entry.id, "reply").catch(() => undefined);
    await renew(queryClient, recordKey(entry.id), draftedRecordsQuery().queryKey);
  }

  return (
    <div className={stack(12)}>
      {mail.isOn && isOpen && (
        <ReplyForm
          entry={entry}
          draft={draft}
          files={files}
          sending={sending}
          from={labels.fromLine(me, site.name)}
          ownAddress={mail.address}
          values={replyValues(entry, row, me)}
          hasSignature={signature !== ""}
          seen={seen ?? newest?.id ?? ""}
          onWriting={onWriting}
          onDiscard={() => void discard()}
          onReadNewer={() => {
            setSeen(null);
            void renew(queryClient, recordKey(entry.id));
          }}
        />
      )}
      {forged && (
        <ReplyQuestion
          question={{
            kind: "forged",
            go: () => {
              setForged(null);
              begin(forged, false);
            },
          }}
          onClose={() => setForged(null)}
        />
      )}
    </div>
  );
}

function freshReply(
  entry: Entry,
  letter: LetterStep | null,
  isForAll: boolean,
  ownAddress: string,
): ReplyDraft {
  const answered = letter?.isOurs ? null : letter;
  const subject = letter?.subject ?? "";
  return {
    ...recipientsOf(entry, answered, isForAll, ownAddress),
    subject: replySubject(subject, `${leadDialog.replySubject(site.name)} (${entry.reference})`),
    body: "",
    quotes: true,
    answers: letter?.id ?? null,
    followUpDays: 0,
  };
}
