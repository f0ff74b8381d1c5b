import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isRecordId, type Entry } from "./entry.ts";
import { firstPage } from "./inbox-address.ts";
import { entryQuery } from "./inbox-queries.ts";
import { useInboxAddress } from "./list/use-inbox-address.ts";
import { useInboxKeys } from "./list/use-inbox-keys.ts";
import { useInboxList } from "./list/use-inbox-list.ts";
import { useNoticePlace } from "./list/use-notice-place.ts";
import { useNow } from "#app/browser/use-now.ts";
import { useChecked } from "./use-checked.ts";
import { useFailedAction } from "./use-failed-action.ts";
import { useSelection } from "./use-selection.ts";
import { useBulk } from "./work/use-bulk.ts";
import { useDeferredRespond } from "./work/use-deferred-respond.ts";
import { useJudging } from "./work/use-judging.ts";
import { useTeam } from "./work/use-team.ts";
import { useTransitions } from "./work/use-transitions.ts";
import { useUndo } from "./work/use-undo.ts";
import { useWork } from "./work/use-work.ts";

const noEntries: readonly Entry[] = [];

/** All that the inbox shows and can do. `inbox.tsx` reads it, and hands each part what it needs. */
export function useInboxModel(userId: string) {
  const place = useInboxAddress();
  const query = { view: place.view, filter: place.filter, sort: place.sort };
  const list = useInboxList(query, place.position);
  const entries = list.page?.entries ?? noEntries;
  const team = useTeam(userId);
  const now = useNow();
  useNoticePlace();
  const selection = useSelection(entries);
  const checked = useChecked(entries, place.listAddress);
  const action = useFailedAction();
  const undo = useUndo(action);
  const transitions = useTransitions(action);
  const work = useWork(undo, action);
  const bulk = useBulk(undo, action);
  const marks = useDeferredRespond(bulk, undo, action);
  const { recordNow } = place;
  const judging = useJudging({ bulk, undo, action, selection, recordNow });
  const opened = useQuery({
    ...entryQuery(place.record ?? ""),
    enabled: isRecordId(place.record ?? ""),
  });
  const searchRef = useRef<HTMLInputElement>(null);
  const [cover, setCover] = useState<"keys" | "views" | "lead" | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const keys = useInboxKeys({
    place,
    entries,
    opened: opened.data ?? null,
    selection,
    checked,
    work,
    judging,
    undo,
    team,
    isCovered: cover !== null,
    focusSearch: () => searchRef.current?.focus(),
    showKeys: () => setCover("keys"),
    unfold: () => setIsUnfolded((known) => !known),
    marks,
  });

  function showArrivals() {
    if (place.position.kind === "first") list.reload();
    else place.goToPage(firstPage);
  }

  return {
    place,
    list: { ...list, query, entries, showArrivals },
    selection: { ...selection, checked, stepTo: keys.stepTo },
    /** What the team does, and what came of it. */
    work: { ...work, transitions, bulk, marks, judging, undo, action },
    /** What lies over the list, and the keys that it tells of. */
    cover: {
      open: cover,
      show: setCover,
      close: () => setCover(null),
      searchRef,
      keys,
      isUnfolded,
    },
    team,
    now,
  };
}

export type InboxModel = ReturnType<typeof useInboxModel>;
