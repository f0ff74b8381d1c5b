import { failureKind } from "#app/lib/repository-error.ts";
import type { SaveAnswer } from "./issue-records.ts";
import { faultsOf, isKeptAs, isSame, noWords, type IssueWords, type StoredIssue } from "./issue.ts";
import type { KeptWords } from "./kept-words.ts";

/** How long one pauses before it is saved, and before what failed is tried again, in milliseconds. */
export const pause = 1_000;
export const retryPause = 5_000;

export type SaveState =
  /** Nothing was typed yet. */
  | { readonly kind: "still" }
  /** Typed and not on its way yet, or on its way. */
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly at: string }
  /** Somebody else has saved, and nothing of ours stood against it. */
  | { readonly kind: "taken"; readonly from: StoredIssue }
  | { readonly kind: "failed"; readonly error: unknown; readonly isTrying: boolean }
  | { readonly kind: "long" | "full" }
  /** Somebody else has saved other words since. */
  | { readonly kind: "conflict"; readonly theirs: StoredIssue }
  /** It goes out, or is discarded, without what was typed since. */
  | { readonly kind: "begun" | "gone" };

export type SaverView = {
  readonly words: IssueWords;
  /** The one that the server has; 0 for none. */
  readonly version: number;
  readonly state: SaveState;
  /** Whether the words come from an earlier sitting that did not come to save them. */
  readonly isRestored: boolean;
  /** Whether something here would be lost with this page. */
  readonly isAtRisk: boolean;
  /** Our own words, after theirs were taken. */
  readonly aside: IssueWords | null;
};

type Ports = {
  save(version: number, words: IssueWords): Promise<SaveAnswer>;
  /** Null when it is gone. */
  read(): Promise<StoredIssue | null>;
  /** Answers whether the browser holds it. */
  keep(kept: KeptWords | null): boolean;
  onStored(stored: Pick<StoredIssue, "words" | "version" | "changedAt">): void;
};

type Beginning = { readonly stored: StoredIssue | null; readonly kept: KeptWords | null };

/**
 * One issue while it is being written. It is saved after a pause, one save at a time, and the browser holds what the server
 * does not have yet. Nobody's words are written over: whose version is another one by now is asked.
 */
export function issueSaver({ stored, kept }: Beginning, ports: Ports) {
  /** As the server has them, in the version that stands in the view. */
  let base = stored?.words ?? noWords;
  let view = beginning({ stored, kept });
  /** Words of ours that the server may have under a version that we were not told. */
  const told: IssueWords[] = kept ? [kept.words] : [];
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The save that is on its way. */
  const flight: { running: Promise<boolean> | null } = { running: null };
  /** What is said when nothing is left to save. */
  let settled: SaveState = { kind: "still" };
  let isEnded = false;

  function show(part: Partial<SaverView>) {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  const isDirty = () => !isSame(view.words, base);
  const isHeldUp = () => ["conflict", "begun", "gone"].includes(view.state.kind);

  function later(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  }

  /** Has the browser hold what the server lacks. A new issue is held even while it is empty: its address is its own. */
  function remember() {
    const { words, version } = view;
    const isKept = ports.keep(isDirty() || version === 0 ? { words, version } : null);
    show({ isAtRisk: isDirty() && !isKept });
  }

  function change(part: Partial<IssueWords>) {
    show({ words: { ...view.words, ...part }, isRestored: false });
    remember();
    if (isHeldUp()) return;
    if (!isDirty() && flight.running === null) {
      clearTimeout(timer);
      show({ state: settled });
      return;
    }
    if (view.state.kind !== "failed") show({ state: { kind: isLong() ? "long" : "saving" } });
    later(pause);
  }

  const isLong = () => Object.keys(faultsOf(view.words)).length > 0;

  /** Stores what stands there now; answers whether it is stored. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    while (flight.running) await flight.running;
    if (isEnded || isHeldUp()) return false;
    if (!isDirty()) return true;
    if (isLong()) {
      show({ state: { kind: "long" } });
      return false;
    }
    flight.running = saveOnce();
    try {
      return await flight.running;
    } finally {
      flight.running = null;
    }
  }

  async function saveOnce(): Promise<boolean> {
    const { words: sent, version, state } = view;
    show({ state: state.kind === "failed" ? { ...state, isTrying: true } : { kind: "saving" } });
    try {
      const answer = await ports.save(version, sent);
      if (answer.outcome === "saved") return settle(sent, answer.version, answer.at);
      if (answer.outcome === "changed") return await meetTheirs(version, answer.by);
      show({ state: { kind: answer.outcome } });
      return false;
    } catch (error) {
      if (told.at(-1) !== sent) told.push(sent);
      return fail(error);
    }
  }

  /** The server has these words under this version. */
  function settle(words: IssueWords, version: number, at: string): boolean {
    base = words;
    show({ version });
    remember();
    ports.onStored({ words, version, changedAt: at });
    settled = { kind: "saved", at };
    if (!isDirty()) {
      show({ state: settled });
      return true;
    }
    show({ state: { kind: "saving" } });
    later(pause);
    return false;
  }

  function fail(error: unknown): boolean {
    show({ state: { kind: "failed", error, isTrying: false } });
    const kind = failureKind(error);
    if (kind !== "not-allowed" && kind !== "refused") later(retryPause);
    return false;
  }

  /** Another version is stored than the one that was changed. */
  async function meetTheirs(version: number, changedBy = ""): Promise<boolean> {
    const found = await ports.read();
    const theirs = found && { ...found, changedBy };
    if (theirs === null) show({ state: { kind: "gone" } });
    else if (theirs.state !== "draft") show({ state: { kind: "begun" } });
    else if (isKeptAs(theirs.words, view.words))
      return settle(view.words, theirs.version, theirs.changedAt);
    else if (theirs.version !== version && isOurs(theirs.words)) {
      // An answer got lost.
      base = theirs.words;
      show({ version: theirs.version });
      return saveOnce();
    } else if (!isDirty()) take(theirs);
    else show({ state: { kind: "conflict", theirs } });
    return false;
  }

  const isOurs = (words: IssueWords) => [base, ...told].some((one) => isKeptAs(one, words));

  function take(from: StoredIssue) {
    base = from.words;
    show({ words: from.words, version: from.version, state: { kind: "taken", from } });
    remember();
  }

  /** For a conflict: which words it is to be. */
  function choose(which: "theirs" | "mine") {
    if (view.state.kind !== "conflict") return;
    const { theirs } = view.state;
    const mine = view.words;
    base = theirs.words;
    if (which === "theirs") {
      clearTimeout(timer);
      const state = { kind: "saved", at: theirs.changedAt } as const;
      show({ words: theirs.words, version: theirs.version, state, aside: mine, isRestored: false });
      remember();
    } else {
      show({ version: theirs.version, state: { kind: "saving" } });
      remember();
      void save();
    }
  }

  /** The server has this by now. What nobody has touched here follows; everything else is left to the next save. */
  function meet(found: StoredIssue) {
    if (found.version <= view.version || flight.running !== null || isDirty() || isHeldUp()) return;
    take(found);
  }

  /** Nothing of it is wanted any more; the browser forgets it. */
  function end() {
    isEnded = true;
    clearTimeout(timer);
    ports.keep(null);
  }

  return {
    read: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What was restored goes to the server at once. */
    wake: () => {
      remember();
      if (isDirty() && !isHeldUp()) later(0);
    },
    /** Whether it can be forgotten: the server has everything, and nobody looks. */
    isIdle: () => (isEnded || !isDirty()) && flight.running === null && listeners.size === 0,
    change,
    save,
    choose,
    /** Resolves when nothing is on its way. */
    idle: async () => {
      while (flight.running) await flight.running;
    },
    /** Somebody was told that another version is stored. */
    lookAgain: async () => {
      if (flight.running === null && !isHeldUp()) await meetTheirs(view.version).catch(fail);
    },
    putAway: () => show({ aside: null }),
    meet,
    end,
  };
}

export type IssueSaver = ReturnType<typeof issueSaver>;

function beginning({ stored, kept }: Beginning): SaverView {
  const rest = { isAtRisk: false, aside: null, isRestored: false };
  const still = { kind: "still" } as const;
  if (kept === null || (stored && isKeptAs(kept.words, stored.words))) {
    const words = stored?.words ?? noWords;
    return { ...rest, words, version: stored?.version ?? 0, state: still };
  }
  const restored = { ...rest, words: kept.words, version: kept.version, isRestored: true };
  if (stored === null) {
    if (kept.version > 0) return { ...restored, state: { kind: "gone" } };
    if (isSame(kept.words, noWords)) return { ...rest, words: noWords, version: 0, state: still };
    return { ...restored, state: { kind: "saving" } };
  }
  if (stored.state !== "draft") return { ...restored, state: { kind: "begun" } };
  if (stored.version === kept.version) return { ...restored, state: { kind: "saving" } };
  return { ...restored, state: { kind: "conflict", theirs: stored } };
}
