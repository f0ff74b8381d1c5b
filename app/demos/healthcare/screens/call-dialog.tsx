import { useEffect, useState } from "react";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Appointment } from "../model.ts";
import styles from "./call-dialog.module.css";

type CallDialogProps = { readonly visit: Appointment; readonly onLeave: () => void };

type CallStep = "check" | "waiting" | "call";

/** Seconds in the waiting room. */
const wait = 3;

/** A video visit: device check, waiting room, call. No camera and no microphone is asked for. */
export function CallDialog({ visit, onLeave }: CallDialogProps) {
  const [isJoined, setIsJoined] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [isMuted, setIsMuted] = useState(false);
  const [isCameraOff, setIsCameraOff] = useState(false);
  const step: CallStep = !isJoined ? "check" : seconds < wait ? "waiting" : "call";
  const inCall = seconds - wait;

  useEffect(() => {
    if (!isJoined) return;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isJoined]);

  const doctor = visit.doctor.replace(/^Dr\. \S+ /, "Dr. ");
  return (
    <DemoDialog
      isOpen
      onClose={onLeave}
      app="app--healthcare"
      title={step === "check" ? "Check your device" : `Call with ${doctor}`}
      footer={
        <>
          {step === "check" ? (
            <button className={buttonClass()} type="button" onClick={() => setIsJoined(true)}>
              Join
            </button>
          ) : (
            <button
              className={buttonClass("line")}
              type="button"
              aria-pressed={isMuted}
              onClick={() => setIsMuted(!isMuted)}
            >
              {isMuted ? "Muted" : "Mute"}
            </button>
          )}
          <button
            className={buttonClass("line")}
            type="button"
            aria-pressed={isCameraOff}
            onClick={() => setIsCameraOff(!isCameraOff)}
          >
            Camera off
          </button>
          <button className={cn(buttonClass(), styles.leave)} type="button" onClick={onLeave}>
            Leave
          </button>
        </>
      }
    >
      <p className={cn(textClass(14), styles.note)}>Sample call: nothing is recorded or sent</p>
      <div className={styles.video}>
        {step === "call" ? (
          <>
            <Avatar name={visit.doctor} size={120} />
            <p className={stack(4)}>
              <b>{visit.doctor}</b>
              <span role="timer" aria-live="off" className={typography.number}>
                {Math.floor(inCall / 60)}:{String(inCall % 60).padStart(2, "0")}
              </span>
            </p>
            <div className={cn(shapes.centred, textClass(13), styles.self)}>
              {isCameraOff ? "Camera off" : "You"}
            </div>
          </>
        ) : (
          <>
            <Avatar name="Elena Marsh" size={120} />
            <p className={stack(4)} role="status">
              {step === "waiting" ? `${doctor} will let you in` : "You look and sound fine."}
            </p>
            {step === "check" && (
              <svg className={styles.loudness} width="200" height="24" aria-hidden="true">
                {Array.from({ length: 12 }, (_, index) => (
                  <rect key={index} x={index * 17} y="4" width="10" height="16" rx="3" />
                ))}
              </svg>
            )}
          </>
        )}
      </div>
    </DemoDialog>
  );
}
