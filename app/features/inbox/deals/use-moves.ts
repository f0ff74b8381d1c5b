import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { dealToasts, moveLabels as labels, stageNames } from "#app/content/deals.ts";
import { entriesKey } from "../inbox-queries.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Undo } from "../work/use-undo.ts";
import type { Deal, LostReason, Stage } from "./deal.ts";
import { dealsKey } from "./deals-queries.ts";
import { changeDeal } from "./deals-repository.ts";
import { follow, type Follow } from "./tile-focus.ts";

type Move = {
  readonly deal: Deal;
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  /** Which deal gets the focus where the new stage is not shown. */
  readonly heirId: string | null;
};

/** Moves deals from stage to stage, and back. Nothing is moved that somebody else has changed since it was seen. */
export function useMoves(action: FailedAction, undo: Undo) {
  const queryClient = useQueryClient();
  const [movingId, setMovingId] = useState<string | null>(null);
  /** The title of a deal that somebody else was first with. */
  const [staleTitle, setStaleTitle] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  const following = useRef<Follow | null>(null);

  async function lookAgain() {
    setCount((known) => known + 1);
    await queryClient.invalidateQueries({ queryKey: dealsKey });
    void queryClient.invalidateQueries({ queryKey: entriesKey });
  }

  /** Answers the new version, or `null` when somebody was first. */
  async function change({ deal, stage, lostReason, heirId }: Move): Promise<number | null> {
    const version = await changeDeal(deal.id, deal.version, { stage, lostReason });
    setStaleTitle(version === null ? deal.title : null);
    if (version !== null) following.current = { id: deal.id, stage, heirId };
    return version;
  }

  async function move(wanted: Move): Promise<void> {
    const { deal, stage, heirId } = wanted;
    if (stage === deal.stage && wanted.lostReason === deal.lostReason) return;
    setMovingId(deal.id);
    try {
      const version = await change(wanted);
      action.clear();
      if (version !== null) {
        const moved = { ...deal, stage, version };
        const back = { stage: deal.stage, lostReason: deal.lostReason, heirId };
        undo.offer({
          text: labels.done(deal.title, stageNames[stage]),
          takeBack: async () => {
            await change({ deal: moved, ...back });
            await lookAgain();
          },
        });
      }
      await lookAgain();
    } catch (error) {
      action.tell(dealToasts.moveFailed, error, () => void move(wanted));
    } finally {
      setMovingId(null);
    }
  }

  return {
    move: (wanted: Move) => void move(wanted),
    movingId,
    staleTitle,
    /** How many times something was done here, for `useSteady`. */
    count,
    /** Gives the focus to what was moved, when it is there. */
    follow: () => {
      if (following.current && follow(following.current)) following.current = null;
    },
    lookAgain,
  };
}
