import { useState, type KeyboardEvent, type RefObject } from "react";
import type { Member, Team } from "../entry/team.ts";
import type { NoteDraft } from "./draft.ts";
import { findColleagues, mentionName, mentionQuery, standingMentions } from "./mentions.ts";

type Source = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: NoteDraft;
  readonly team: Team;
  readonly longest: number;
  readonly onChange: (draft: NoteDraft) => void;
};

/** Colleagues that are offered while an `@` is being typed in a note. */
export function useMentions({ field, draft, team, longest, onChange }: Source) {
  const { body, mentions } = draft;
  /** Where the caret stands; `null` while it is elsewhere or something is selected. */
  const [caret, setCaret] = useState<number | null>(null);
  /** The place of the `@` whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [marked, setMarked] = useState({ words: "", index: 0 });
  const query = caret === null ? null : mentionQuery(body, caret, mentions);
  const isClosed = query === null || query.from === closedAt;
  const options = isClosed ? [] : findColleagues(team, query.words);
  const index = marked.words === query?.words ? Math.min(marked.index, options.length - 1) : 0;
  if (query === null && closedAt !== null) setClosedAt(null);

  function readCaret() {
    const { current } = field;
    const isCaret = current !== null && current.selectionStart === current.selectionEnd;
    setCaret(isCaret ? current.selectionStart : null);
  }

  function mark(next: number) {
    if (query) setMarked({ words: query.words, index: next });
  }

  function pick(member: Member) {
    const { current } = field;
    if (!current || !query || caret === null) return;
    const name = mentionName(member, team);
    const space = /^\s/.test(body.slice(caret)) ? "" : " ";
    const added = `@${name}${space}`;
    if (body.length - (caret - query.from) + added.length > longest) return;
    current.focus();
    current.setRangeText(added, query.from, caret, "end");
    const known = mentions.filter((one) => one.id !== member.id || one.name !== name);
    onChange({ body: current.value, mentions: [...known, { id: member.id, name }] });
    readCaret();
  }

  /** Answers whether the key was one for the list. */
  function press({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
    const { length } = options;
    const chosen = options[index];
    if (!chosen || nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey)
      return false;
    if (key === "ArrowDown") mark((index + 1) % length);
    else if (key === "ArrowUp") mark((index + length - 1) % length);
    else if (key === "Enter" || key === "Tab") pick(chosen);
    else return false;
    return true;
  }

  return {
    options,
    index,
    mark,
    pick,
    press,
    readCaret,
    close: () => setClosedAt(query?.from ?? null),
    leave: () => setCaret(null),
    /** Who gets a letter of the note as it stands. */
    standing: standingMentions(body, mentions),
  };
}

export type Mentions = ReturnType<typeof useMentions>;
