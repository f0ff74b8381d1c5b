import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DraftContent, DraftUse, StoredDraft } from "./draft.ts";
import { renew } from "#app/lib/renew.ts";
import { draftedRecordsQuery } from "./draft-queries.ts";
import { fetchDrafts, saveDraft } from "./draft-repository.ts";
import { holdPage, releasePage } from "./unsaved.ts";

/** How long one pauses before it is saved, and before what failed is tried again, in milliseconds. */
const pause = 800;
const retryPause = 5_000;

export type DraftState<Content> =
  | { readonly kind: "empty" | "saving" | "unsaved" }
  | { readonly kind: "saved"; readonly at: string }
  /** Another window has saved another text since. */
  | { readonly kind: "conflict"; readonly theirs: StoredDraft<Content> };

/**
 * What is being written, kept on the server: after a pause, when the field is left, and when the record is. A line that
 * is away is tried again; nothing that was typed is given up before it is stored, or its writer says so.
 */
export function useDraft<Use extends DraftUse>(
  entry: string,
  use: Use,
  stored: StoredDraft<DraftContent[Use]> | null,
  fresh: DraftContent[Use],
) {
  type Content = DraftContent[Use];
  const queryClient = useQueryClient();
  const [content, setContent] = useState<Content>(stored?.content ?? fresh);
  const [state, setState] = useState<DraftState<Content>>(
    stored ? { kind: "saved", at: stored.savedAt } : { kind: "empty" },
  );
  const latest = useRef(content);
  const version = useRef(stored?.version ?? 0);
  /** Its identity holds the page while something here is not stored; the form may be closed by then. */
  const isStale = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  function mark(isNow: boolean) {
    isStale.current = isNow;
    if (isNow) holdPage(isStale);
    else releasePage(isStale);
  }

  /** The list marks what one has begun. */
  const tellList = () => renew(queryClient, draftedRecordsQuery().queryKey);

  function later(milliseconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), milliseconds);
  }

  function change(part: Partial<Content>) {
    latest.current = { ...latest.current, ...part };
    mark(true);
    setContent(latest.current);
    setState((known) => (known.kind === "conflict" ? known : { kind: "saving" }));
    later(pause);
  }

  /** Puts something there that is not worth keeping before its writer adds to it. */
  function begin(next: Content) {
    latest.current = next;
    setContent(next);
  }

  /** Stores what stands there now; answers whether it is stored. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current);
    await idle();
    if (!isStale.current) return true;
    running.current = saveOnce();
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  }

  /** Resolves when nothing is on its way. */
  async function idle() {
    while (running.current) await running.current;
  }

  async function saveOnce(): Promise<boolean> {
    const sent = latest.current;
    try {
      const answer = await saveDraft(entry, use, sent, version.current);
      if (answer === "changed") return await meetTheirs(sent);
      if (version.current === 0) void tellList();
      version.current = answer.version;
      mark(latest.current !== sent);
      setState(isStale.current ? { kind: "saving" } : { kind: "saved", at: answer.savedAt });
      return !isStale.current;
    } catch {
      setState({ kind: "unsaved" });
      later(retryPause);
      return false;
    }
  }

  /** Gone meanwhile, it is begun anew; else its writer chooses. */
  async function meetTheirs(mine: Content): Promise<boolean> {
    const theirs = (await fetchDrafts(entry))[use];
    if (theirs === null) {
      version.current = 0;
      return saveOnce();
    }
    if (JSON.stringify(theirs.content) === JSON.stringify(mine)) {
      version.current = theirs.version;
      mark(latest.current !== mine);
      setState({ kind: "saved", at: theirs.savedAt });
      return true;
    }
    setState({ kind: "conflict", theirs });
    return false;
  }

  function choose(which: "theirs" | "mine", theirs: StoredDraft<Content>) {
    version.current = theirs.version;
    if (which === "theirs") {
      latest.current = theirs.content;
      mark(false);
      setContent(theirs.content);
      setState({ kind: "saved", at: theirs.savedAt });
    } else {
      mark(true);
      setState({ kind: "saving" });
      void save();
    }
  }

  /** It is on the server in another form now, or nowhere. */
  function forget(next: Content = fresh) {
    clearTimeout(timer.current);
    latest.current = next;
    version.current = 0;
    mark(false);
    setContent(next);
    setState({ kind: "empty" });
    void tellList();
  }

  const saveAtEnd = useEffectEvent(() => void save());
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      saveAtEnd();
    },
    [],
  );

  return {
    content,
    state,
    begin,
    change,
    save,
    idle,
    choose,
    forget,
    version: () => version.current,
  };
}

export type Draft<Use extends DraftUse> = ReturnType<typeof useDraft<Use>>;
