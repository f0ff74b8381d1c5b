import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { importPage as labels, intakeFailures } from "#app/content/intake.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { newSendId } from "#app/forms/send-id.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "../inbox-queries.ts";
import { packsOf, type Pack } from "./import-packs.ts";
import { importsQuery } from "./intake-queries.ts";
import { countImported, importPack, type ImportHead } from "./intake-repository.ts";
import type { Candidate } from "./preview-rows.ts";

export type RunState = {
  readonly phase: "going" | "paused" | "failed" | "done";
  /** Rows that the server has answered for. */
  readonly done: number;
  readonly total: number;
  readonly failure: string | null;
  /** Of what the server did not take: the row's number and why. */
  readonly refused: ReadonlyMap<number, string>;
  /** How many leads there are of it; known at the end. */
  readonly stored: number;
};

type Plan = {
  readonly fileName: string;
  readonly waits: boolean;
  readonly candidates: readonly Candidate[];
};

type Job = { readonly head: ImportHead; readonly packs: readonly Pack[]; next: number };

/**
 * Sends the rows pack by pack, under one id that is made here: what is sent twice is stored once, so that a failure goes
 * on with the pack in which it came. It ends with the page.
 */
export function useImportRun() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<RunState | null>(null);
  const job = useRef<Job>(undefined);
  /** Names the loop that may go on; another number ends it after the pack that is under way. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  useLeaveWarning(state !== null && state.phase !== "done");

  const put = (change: Partial<RunState>) =>
    setState((before) => before && { ...before, ...change });

  async function go() {
    const current = job.current;
    if (!current) return;
    turn.current += 1;
    const mine = turn.current;
    put({ phase: "going", failure: null });
    try {
      while (current.next < current.packs.length) {
        const pack = current.packs[current.next];
        if (!pack) break;
        const answer = await importPack(current.head, pack.rows);
        // Another turn has sent the same pack meanwhile, or the page is left.
        if (turn.current !== mine) return;
        current.next += 1;
        setState(
          (before) =>
            before && {
              ...before,
              done: before.done + pack.count,
              refused: new Map([
                ...before.refused,
                ...answer.refused.map(({ n, words }): [number, string] => [n, words]),
              ]),
            },
        );
      }
      const stored = await countImported(current.head.id);
      if (turn.current !== mine) return;
      put({ phase: "done", stored });
      await renew(queryClient, entriesKey, importsQuery().queryKey);
    } catch (error) {
      if (turn.current === mine) put({ phase: "failed", failure: sentenceOf(error) });
    }
  }

  return {
    state,
    start({ fileName, waits, candidates }: Plan) {
      const head = { id: newSendId(), fileName: fileName.slice(0, 200), waits };
      job.current = { head, packs: packsOf(candidates), next: 0 };
      setState({
        phase: "going",
        done: 0,
        total: candidates.length,
        failure: null,
        refused: new Map(),
        stored: 0,
      });
      void go();
    },
    pause: () => {
      turn.current += 1;
      put({ phase: "paused" });
      void queryClient.invalidateQueries(importsQuery());
    },
    goOn: () => void go(),
    forget() {
      turn.current += 1;
      job.current = undefined;
      setState(null);
    },
  };
}

export type ImportRun = ReturnType<typeof useImportRun>;

/** Why it has stopped; an import that was undone meanwhile takes no further rows. */
function sentenceOf(error: unknown): string {
  const cause = error instanceof RepositoryError ? error.cause : null;
  const hint: unknown = typeof cause === "object" && cause !== null && Reflect.get(cause, "hint");
  return hint === "over" ? labels.over : reasonFor(error, intakeFailures);
}
