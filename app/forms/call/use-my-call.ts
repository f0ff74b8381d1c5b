import { useCallback, useEffect, useRef, useState } from "react";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { myCallReasons } from "#app/content/my-call.ts";
import { dropSecret, keptSecret, takeSecret } from "./my-call-secret.ts";
import type { MyCall } from "./my-call-repository.ts";
import { TimeRefused } from "./time-refused.ts";

/** What this visit has done to the call. */
type CallChange = "confirmed" | "moved" | "cancelled" | null;

export type ShownCall =
  | { readonly kind: "waiting" | "empty" | "unknown" }
  | { readonly kind: "failed"; readonly reason: string; readonly isTrying: boolean }
  | { readonly kind: "givenUp"; readonly call: MyCall }
  | {
      readonly kind: "call";
      readonly call: MyCall;
      readonly change: CallChange;
      /** A video call that has begun and that one can still come to. */
      readonly isGoingOn: boolean;
    };

/** The call that the letter's link opens. Opening it changes nothing; it is looked up again when the tab comes back. */
export function useMyCall() {
  /** An object, so that the same link opened once more looks once more. */
  const [opened, setOpened] = useState<{ readonly secret: string } | null>(null);
  const [shown, setShown] = useState<ShownCall>({ kind: "waiting" });
  /** Counts what was shown: an answer that comes later than another is old. */
  const turn = useRef(0);

  const put = useCallback((next: ShownCall) => {
    turn.current += 1;
    setShown(next);
  }, []);

  const look = useCallback((secret: string, isQuiet: boolean) => {
    const before = turn.current;
    void lookUp(secret).then((found) => {
      if (turn.current !== before || (isQuiet && found.kind === "failed")) return;
      turn.current += 1;
      setShown((last) => (isSame(last, found) ? last : found));
    });
  }, []);

  useEffect(() => {
    const open = (secret: string) => {
      put({ kind: secret === "" ? "empty" : "waiting" });
      setOpened({ secret });
    };
    const onHash = () => {
      const secret = takeSecret();
      if (secret !== "") open(secret);
    };
    open(takeSecret() || keptSecret());
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [put]);

  useEffect(() => {
    const secret = opened?.secret;
    if (!secret) return;
    const onSight = () => {
      if (document.visibilityState === "visible") look(secret, true);
    };
    look(secret, false);
    document.addEventListener("visibilitychange", onSight);
    return () => document.removeEventListener("visibilitychange", onSight);
  }, [opened, look]);

  const secret = opened?.secret ?? "";
  return {
    shown,
    secret,
    show: (call: MyCall, change: CallChange) => put(shownCall(call, change)),
    giveUp: (call: MyCall) => {
      dropSecret();
      setOpened(null);
      put({ kind: "givenUp", call });
    },
    /** Asks what became of the call, when it was not as the page had it. */
    renew: () => look(secret, true),
    retry: () => {
      setShown((last) => (last.kind === "failed" ? { ...last, isTrying: true } : last));
      look(secret, false);
    },
  } as const;
}

export type MyCallPage = ReturnType<typeof useMyCall>;

/** Nothing has changed since: what stands there, and what was said of it, stays. */
function isSame(last: ShownCall, found: ShownCall): boolean {
  const isCall = last.kind === "call" && found.kind === "call";
  return isCall && JSON.stringify({ ...last, change: null }) === JSON.stringify(found);
}

function shownCall(call: MyCall, change: CallChange): ShownCall {
  const { state, endsAt, meetingUrl } = call;
  const isGoingOn = state === "past" && meetingUrl !== "" && Date.now() < Date.parse(endsAt);
  return { kind: "call", call, change, isGoingOn };
}

async function lookUp(secret: string): Promise<ShownCall> {
  try {
    const { fetchMyCall } = await import("./my-call-repository.ts");
    return shownCall(await fetchMyCall(secret), null);
  } catch (error) {
    if (error instanceof TimeRefused) return { kind: "unknown" };
    console.error("Calls: the call could not be looked up.", error);
    return { kind: "failed", reason: reasonFor(error, myCallReasons), isTrying: false };
  }
}
