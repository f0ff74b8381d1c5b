import { useCallback, useEffect, useRef, useState } from "react";
import { inTime } from "#app/lib/in-time.ts";
import { failureKind, type FailureKind } from "#app/lib/repository-error.ts";
import type { OwnApplication } from "./own-application.ts";

type Known = {
  /** Null until they are known. Stay while they are asked for again. */
  readonly applications: readonly OwnApplication[] | null;
  readonly failure: FailureKind | null;
};

const unknown: Known = { applications: null, failure: null };

export type OwnApplications = Known & {
  readonly isLoading: boolean;
  readonly reload: () => void;
};

/**
 * The applications of who is signed in, none for nobody; read again when the visitor comes back to the tab.
 * `onRefused` hears of a session that the service no longer takes.
 */
export function useOwnApplications(
  userId: string | null,
  onRefused: () => Promise<void>,
): OwnApplications {
  const [known, setKnown] = useState(unknown);
  const [isReloading, setIsReloading] = useState(false);
  /** The newest question; answers to older ones are dropped. */
  const asked = useRef(0);

  const load = useCallback(async () => {
    if (userId === null) return;
    asked.current += 1;
    const question = asked.current;
    const answer = await ask(userId);
    if (question !== asked.current) return;
    setKnown((before) => ({ ...before, failure: null, ...answer }));
    if (answer.failure === "not-allowed") await onRefused();
  }, [userId, onRefused]);

  useEffect(() => {
    void load();
    return () => {
      asked.current += 1;
      setKnown(unknown);
    };
  }, [load]);
  useEffect(() => {
    function loadIfVisible() {
      if (document.visibilityState === "visible") void load();
    }
    document.addEventListener("visibilitychange", loadIfVisible);
    return () => document.removeEventListener("visibilitychange", loadIfVisible);
  }, [load]);

  /** A form that made the account calls this as it was before anybody was signed in. */
  const newestLoad = useRef(load);
  useEffect(() => {
    newestLoad.current = load;
  }, [load]);

  function reload() {
    setIsReloading(true);
    void newestLoad.current().finally(() => setIsReloading(false));
  }

  return { ...known, isLoading: isReloading || known === unknown, reload };
}

async function read(userId: string): Promise<OwnApplication[]> {
  const repository = await import("./own-applications-repository.ts");
  return repository.fetchOwnApplications(userId);
}

async function ask(userId: string): Promise<Partial<Known>> {
  try {
    return { applications: await inTime(read(userId)) };
  } catch (error) {
    return { failure: failureKind(error) };
  }
}
