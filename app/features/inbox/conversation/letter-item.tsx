import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Menu } from "@base-ui/react/menu";
import { cluster, row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import desk from "#app/components/console/console.module.css";
import panels from "#app/components/ui/panel.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { timelineLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import type { Entry } from "../entry.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import type { Team } from "../entry/team.ts";
import { FoldedText } from "./folded-text.tsx";
import { LetterDetails } from "./letter-details.tsx";
import { LetterFiles } from "./letter-files.tsx";
import styles from "./letter.module.css";
import { writerOf } from "./letter-names.ts";
import { LetterState } from "./letter-state.tsx";
import { wholeMessageQuery } from "./timeline-queries.ts";
import type { TakeBack } from "./use-take-back.ts";
import { isAnswerable, type LetterStep } from "./timeline.ts";

export type LetterActions = {
  readonly reply: (letter: LetterStep, isForAll: boolean) => void;
  readonly move: (letter: LetterStep) => void;
  readonly takeBack: TakeBack;
};

type LetterItemProps = {
  readonly letter: LetterStep;
  readonly entry: Entry;
  readonly team: Team;
  readonly now: Date;
  readonly isOpenAtFirst: boolean;
  readonly isUnfolded: boolean;
  readonly on: LetterActions;
};

/** One letter: a line of it, or all of it with its files and what can be done. */
export function LetterItem(props: LetterItemProps) {
  const { letter, entry, team, now } = props;
  const [isOpen, setIsOpen] = useState(props.isOpenAtFirst);
  const [hasDetails, setHasDetails] = useState(false);
  const writer = writerOf(letter, team);
  const isMine = letter.isOurs && letter.authorId === team.myId;
  const onTakeBack = isMine ? () => props.on.takeBack(letter.id) : undefined;
  const isElsewhere =
    !letter.isOurs &&
    letter.fromAddress !== "" &&
    letter.fromAddress.toLowerCase() !== entry.email.toLowerCase();
  return (
    <article
      className={styles.letter}
      data-ours={letter.isOurs || letter.kind === "colleague" || undefined}
      data-unread={letter.isUnread || undefined}
      data-letter={letter.id}
      aria-label={`${writer}, ${kindWords(letter)}`}
      tabIndex={-1}
    >
      <header className={spread(8)}>
        <button
          className={styles.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? labels.close : labels.open}: ${writer}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <b>
            <bdi>{writer}</bdi>
          </b>
          {!isOpen && <bdi className={styles.line}>{letter.subject || firstLine(letter.body)}</bdi>}
        </button>
        <span className={cn(row(8), textClass(13, "quiet"))}>
          {letter.isUnread && <span className={styles.unread}>{labels.firstUnread}</span>}
          <ReceivedTime isoTime={letter.at} now={now} wording="short" />
          {isOpen && (
            <LetterMenu {...props} writer={writer} onDetails={() => setHasDetails(!hasDetails)} />
          )}
        </span>
      </header>
      {isOpen && (
        <>
          <p className={cn(cluster(8), textClass(13), styles.marks)}>
            <bdi className={typography.quiet}>
              {letter.isOurs ? letter.to.join(", ") : letter.fromAddress}
            </bdi>
            {isElsewhere && <span className={styles.mark}>{labels.otherAddress}</span>}
            {letter.kind !== "letter" && <span className={styles.mark}>{kindWords(letter)}</span>}
            {letter.senderCheck === "failed" && !letter.isOurs && (
              <strong className={styles.forged} title={labels.forgedHelp}>
                {labels.forged}
              </strong>
            )}
          </p>
          <LetterText letter={letter} isUnfolded={props.isUnfolded} />
          {letter.trouble && <p className={styles.trouble}>{letter.trouble}</p>}
          <LetterFiles files={letter.files} />
          {letter.delivery && <LetterState delivery={letter.delivery} onTakeBack={onTakeBack} />}
          {hasDetails && <LetterDetails letter={letter} now={now} />}
        </>
      )}
      {!isOpen && letter.delivery && isInTrouble(letter) && (
        <LetterState delivery={letter.delivery} onTakeBack={onTakeBack} />
      )}
    </article>
  );
}

type LetterTextProps = { readonly letter: LetterStep; readonly isUnfolded: boolean };

function LetterText({ letter, isUnfolded }: LetterTextProps) {
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useQuery({ ...wholeMessageQuery(letter.id), enabled: wantsAll });
  const text = whole.data?.body ?? letter.body;
  if (text === "") return <p className={typography.quiet}>{labels.noWords}</p>;
  return (
    <>
      <FoldedText text={text} folds={letter.folds} isUnfolded={isUnfolded} />
      {letter.isCut && !whole.data && (
        <button
          className={typography.link}
          type="button"
          aria-disabled={whole.isFetching || undefined}
          onClick={() => setWantsAll(true)}
        >
          {labels.more}
        </button>
      )}
    </>
  );
}

type LetterMenuProps = LetterItemProps & {
  readonly writer: string;
  readonly onDetails: () => void;
};

function LetterMenu({ letter, on, writer, onDetails }: LetterMenuProps) {
  const items = [
    ...(isAnswerable(letter)
      ? [
          { label: labels.reply, does: () => on.reply(letter, false) },
          { label: labels.replyAll, does: () => on.reply(letter, true) },
        ]
      : []),
    ...(letter.isOurs ? [] : [{ label: labels.move, does: () => on.move(letter) }]),
    { label: labels.details, does: onDetails },
  ];
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={panels.close} aria-label={labels.menu(writer)}>
        <Icon name="more" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.menuPlace} align="end" sideOffset={4}>
          <Menu.Popup className={cn(desk.console, styles.menu)}>
            {items.map(({ label, does }) => (
              <Menu.Item key={label} className={styles.menuItem} onClick={does}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function kindWords({ kind, isOurs }: LetterStep): string {
  if (kind === "letter") return isOurs ? labels.ours : labels.letter;
  return labels[kind];
}

function isInTrouble({ delivery }: LetterStep): boolean {
  return delivery !== null && (delivery.state !== "sent" || delivery.report !== "");
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
