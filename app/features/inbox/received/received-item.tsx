import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { timelineLabels } from "#app/content/conversation.ts";
import { receivedLabels as labels } from "#app/content/received.ts";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import { recordAddress } from "#domain/record-address.ts";
import { referenceOf } from "#domain/reference.ts";
import { kindOf } from "#domain/registry.ts";
import { moveMessage } from "../conversation/timeline-repository.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import { entriesKey } from "../inbox-queries.ts";
import failures from "../part-failure.module.css";
import type { ReceivedLetter } from "./received-letter.ts";
import { ReceivedText } from "./received-text.tsx";
import styles from "./received.module.css";

type ReceivedItemProps = { readonly letter: ReceivedLetter; readonly now: Date };

/** One letter without a record: who wrote, what became of it, its text on demand, and the way into the inbox. */
export function ReceivedItem({ letter, now }: ReceivedItemProps) {
  const { id, kind, fromName, fromAddress, subject } = letter;
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const made = useMutation({
    mutationFn: () => moveMessage(id, null),
    // The letter stays in this list until it is read again: whoever made the record follows it from here.
    onSuccess: () => renew(queryClient, entriesKey),
  });
  const titleId = `received-${id}`;

  return (
    <li className={styles.letter}>
      <div className={styles.subject}>
        <h3 className={textClass(15, 600)} id={titleId}>
          <bdi>{subject || labels.noSubject}</bdi>
        </h3>
        <p className={cn(cluster(8), typography.quiet, styles.sender)}>
          <span className={badges.badge}>{labels.kinds[kind]}</span>
          <bdi>
            {fromName && fromName !== fromAddress
              ? `${fromName}, ${fromAddress}`
              : fromAddress || labels.unknownSender}
          </bdi>
          {letter.isForged && (
            <strong className={styles.forged} title={timelineLabels.forgedHelp}>
              {timelineLabels.forged}
            </strong>
          )}
        </p>
      </div>
      <p className={cn(typography.quiet, styles.time)}>
        <ReceivedTime isoTime={letter.at} now={now} wording="short" />
      </p>
      {kind === "unreadable" && <p className={styles.warning}>{labels.unreadable}</p>}
      <div className={cluster(10)}>
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.closeLetter : labels.read}
        </button>
        {made.data === undefined ? (
          <button
            className={buttonClass("ghost", "tiny")}
            type="button"
            aria-disabled={made.isPending || undefined}
            aria-describedby={titleId}
            onClick={() => made.isPending || made.mutate()}
          >
            {made.isPending ? labels.making : labels.makeRecord}
          </button>
        ) : (
          <RecordMade record={made.data} />
        )}
      </div>
      {made.isError && (
        <p className={failures.failed} role="alert">
          {labels.makeFailed}
        </p>
      )}
      {isOpen && <ReceivedText letter={letter} />}
    </li>
  );
}

/** Takes the place of the button that made it, and its focus. */
function RecordMade({ record }: { readonly record: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p className={cluster(8)} role="status">
      {labels.made(referenceOf(kindOf("email"), record))}
      <Link
        className={typography.link}
        to={{ search: recordAddress({ id: record, kind: "email" }) }}
        ref={link}
      >
        {labels.openRecord}
      </Link>
    </p>
  );
}
