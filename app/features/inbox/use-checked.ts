import { useState } from "react";
import type { Entry } from "./entry.ts";

export type PageCheck = {
  readonly state: "all" | "some" | "none";
  readonly turn: () => void;
};

const nothing: ReadonlySet<string> = new Set();

/** Which rows are checked, on the page that is on show; another list starts with none. */
export function useChecked(entries: readonly Entry[], listKey: string) {
  const [chosen, setChosen] = useState({ listKey, ids: nothing, isEverything: false });
  const isSame = chosen.listKey === listKey;
  const ids = new Set(
    isSame ? entries.filter(({ id }) => chosen.ids.has(id)).map(({ id }) => id) : [],
  );
  const isWhole = entries.length > 0 && ids.size === entries.length;
  const state: PageCheck["state"] = isWhole ? "all" : ids.size > 0 ? "some" : "none";

  function choose(next: ReadonlySet<string>, isEverything = false) {
    setChosen({ listKey, ids: next, isEverything });
  }

  function toggle(id: string) {
    choose(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]));
  }

  return {
    ids,
    /** Not the rows of the page alone, but all that match. */
    isEverything: isSame && chosen.isEverything && isWhole,
    toggle,
    clear: () => choose(nothing),
    chooseEverything: () => choose(ids, true),
    page: {
      state,
      turn: () => choose(isWhole ? nothing : new Set(entries.map(({ id }) => id))),
    } satisfies PageCheck,
  };
}

export type Checked = ReturnType<typeof useChecked>;
