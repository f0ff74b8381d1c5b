import { useRef, useState } from "react";
import { downloadBlob } from "#app/browser/download.ts";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { bookedCall as words } from "#app/content/my-call.ts";
import { cn } from "#app/lib/cn.ts";
import { MyCallCancel } from "./my-call-cancel.tsx";
import { MyCallCard } from "./my-call-card.tsx";
import { callFile } from "./my-call-file.ts";
import { MyCallMove } from "./my-call-move.tsx";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call.module.css";
import type { MyCallPage } from "./use-my-call.ts";

type MyCallBookedProps = {
  readonly call: MyCall;
  readonly page: MyCallPage;
  readonly zone: string;
};

/** From here on the number of moves that are left is told. */
const fewMoves = 2;

/** A call that takes place, and what can be done with it. */
export function MyCallBooked({ call, page, zone }: MyCallBookedProps) {
  const [open, setOpen] = useState<"move" | "cancel" | null>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { movesLeft, reference } = call;

  function close() {
    const opener = open === "move" ? moveButton : cancelButton;
    setOpen(null);
    requestAnimationFrame(() => opener.current?.focus());
  }

  function save() {
    const address = `${location.origin}/calls#${page.secret}`;
    const file = callFile(call, address, new Date());
    downloadBlob(`${reference}.ics`, "text/calendar;charset=utf-8", file);
  }

  if (open === "move") return <MyCallMove call={call} page={page} onKeep={close} />;
  return (
    <MyCallCard call={call} zone={zone}>
      {open === "cancel" ? (
        <div className={styles.question}>
          <MyCallCancel call={call} page={page} onKeep={close} />
        </div>
      ) : (
        <div className={stack(12)}>
          <div className={cn(cluster(10), styles.actions)}>
            {movesLeft > 0 && (
              <button
                className={buttonClass("primary", "small")}
                type="button"
                ref={moveButton}
                onClick={() => setOpen("move")}
              >
                <Icon name="clock" />
                {words.move}
              </button>
            )}
            <button className={buttonClass("line", "small")} type="button" onClick={save}>
              <Icon name="calendar" />
              {words.save}
            </button>
            <button
              className={buttonClass("line", "small")}
              type="button"
              ref={cancelButton}
              onClick={() => setOpen("cancel")}
            >
              {words.cancel}
            </button>
          </div>
          {movesLeft <= fewMoves && (
            <p className={textClass(14, "quiet")}>{words.movesLeft(movesLeft)}</p>
          )}
        </div>
      )}
    </MyCallCard>
  );
}
