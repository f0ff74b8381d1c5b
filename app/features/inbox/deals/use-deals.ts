import { useRef, useState } from "react";
import { useNow } from "#app/browser/use-now.ts";
import { useFailedAction } from "../use-failed-action.ts";
import { useTeam } from "../work/use-team.ts";
import { useUndo } from "../work/use-undo.ts";
import type { Deal, Stage } from "./deal.ts";
import type { DealPlace } from "./tile-focus.ts";
import { useDealKeys } from "./use-deal-keys.ts";
import { useDealsAddress } from "./use-deals-address.ts";
import { useMoves } from "./use-moves.ts";

/** As long as a move can be taken back, in milliseconds. */
const halfAMinute = 30_000;

type Losing = { readonly deal: Deal; readonly heirId: string | null };

/** All that board and list show and can do. `deals-page.tsx` reads it, and hands each part what it needs. */
export function useDeals(userId: string) {
  const place = useDealsAddress();
  const team = useTeam(userId);
  const now = useNow();
  const action = useFailedAction();
  const undo = useUndo(action, halfAMinute);
  const moves = useMoves(action, undo);
  const searchRef = useRef<HTMLInputElement>(null);
  const [menuOf, setMenuOf] = useState<DealPlace | null>(null);
  const [losing, setLosing] = useState<Losing | null>(null);
  const [isStarting, setIsStarting] = useState(false);

  useDealKeys({
    openMenu: setMenuOf,
    takeBack: () => {
      if (!undo.offered) return false;
      void undo.takeBack();
      return true;
    },
    focusSearch: () => searchRef.current?.focus(),
  });

  /** What is lost says why before it is moved. */
  function moveTo(deal: Deal, stage: Stage, heirId: string | null) {
    setMenuOf(null);
    if (stage === "lost") setLosing({ deal, heirId });
    else moves.move({ deal, stage, lostReason: null, heirId });
  }

  return {
    place,
    team,
    now,
    action,
    undo,
    moves,
    searchRef,
    moveTo,
    menu: {
      isOpen: menuOf !== null,
      /** A deal that somebody has moved can stand in two columns for a while; one of both has the menu. */
      isOf: ({ id, stage }: Deal) => menuOf?.id === id && menuOf.stage === stage,
      open: setMenuOf,
      close: () => setMenuOf(null),
    },
    losing: { current: losing, end: () => setLosing(null) },
    starting: {
      isOpen: isStarting,
      open: () => setIsStarting(true),
      end: () => setIsStarting(false),
    },
  };
}

export type DealsModel = ReturnType<typeof useDeals>;
