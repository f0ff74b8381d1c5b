import { useEffect, useRef, useState } from "react";
import { moveCallWords as words } from "#app/content/my-call.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import type { Checked } from "#app/forms/use-submission.ts";
import { dayAndTime } from "./call-labels.ts";
import type { MyCall } from "./my-call-repository.ts";
import { emptyStart } from "./call-order.ts";
import type { IsoMoment } from "./open-times.ts";
import { useCallChange } from "./use-call-change.ts";
import { useCallTimes } from "./use-call-times.ts";
import type { MyCallPage } from "./use-my-call.ts";

/** The times a call can be moved to, and the sending. A time that was refused is given back. */
export function useCallMove(call: MyCall, page: MyCallPage) {
  const [own] = useState(ownZone);
  // The day of the call is opened, if it is still on offer: most calls move by an hour or two.
  const times = useCallTimes(
    { type: call.type, zone: own },
    { near: call.startsAt, ready: emptyStart.ready },
  );
  const timetable = useRef<HTMLFieldSetElement>(null);
  /** The notice goes when another time is chosen. */
  const [isMended, setIsMended] = useState(false);
  const { choose, reload } = times;
  const form = useCallChange({
    name: "Moving a call",
    page,
    check: checkTime,
    submit: async (secret, startsAt) => {
      const { moveCall } = await import("./my-call-repository.ts");
      return moveCall(secret, startsAt);
    },
    sent: (moved) => words.movedToast(dayAndTime(moved.startsAt, own)),
    failed: words.failedToast,
    onDone: (moved) => page.show(moved, "moved"),
    onMistake: () => timetable.current?.focus(),
    onRefused: () => {
      choose(null);
      setIsMended(false);
      reload();
    },
  });
  const { phase, refusal } = form;
  const ofTime = refusal === "taken" || refusal === "not-open" ? refusal : null;

  useEffect(() => {
    if (phase !== "failed" || ofTime === null) return;
    timetable.current?.focus({ preventScroll: true });
    timetable.current?.scrollIntoView({ block: "start" });
  }, [phase, ofTime]);

  return {
    times,
    form,
    timetable,
    /** Why the time could not be had, above the times. */
    notice: ofTime && !isMended ? words.refusals[ofTime] : null,
    /** Then nothing is wrong with the call itself. */
    isOfTime: ofTime !== null,
    choose: (time: IsoMoment) => {
      setIsMended(true);
      choose(time);
    },
  } as const;
}

function checkTime(values: FormData): Checked<IsoMoment> {
  const startsAt = values.get("startsAt");
  return typeof startsAt === "string" && startsAt !== ""
    ? { ok: true, request: startsAt }
    : { ok: false, errors: { startsAt: words.missing } };
}
