import { useEffect, useEffectEvent, useState } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { Chapter } from "../model.ts";
import styles from "./video-player.module.css";

const countdown = 5;

type PlayerEndProps = {
  readonly next: Chapter | null;
  readonly isCompleted: boolean;
  readonly onGoOn: () => void;
  /** The five seconds are over. */
  readonly onOver: () => void;
  readonly onStay: () => void;
};

/** The end of a chapter: on to the next one after five seconds, unless one stays. It completes nothing by itself. */
export function PlayerEnd({ next, isCompleted, onGoOn, onOver, onStay }: PlayerEndProps) {
  const [left, setLeft] = useState(countdown);
  const isOver = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver && next) over();
  }, [isOver, next]);
  return (
    <div className={styles.ending} data-end="">
      <p>
        <b className={textClass(24)}>Chapter done</b>
      </p>
      {next && !isOver && (
        <p>
          Next: {next.title} <span className={typography.number}>({left})</span>
        </p>
      )}
      <div className={cluster(10)}>
        <button className={buttonClass()} type="button" onClick={onGoOn}>
          {isCompleted ? "Continue" : "Mark complete and continue"}
        </button>
        <button className={buttonClass("line")} type="button" onClick={onStay}>
          Stay here
        </button>
      </div>
    </div>
  );
}
