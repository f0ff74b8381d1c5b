import { useRef } from "react";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { useKeyListener } from "#app/components/demo/use-key-listener.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Chapter, Course } from "../model.ts";
import { cueAt, sceneAt } from "../player.ts";
import { playerKey } from "../player-keys.ts";
import { nextChapter } from "../progress.ts";
import { cuesOf } from "../sample-cues.ts";
import type { LearningProps } from "./learning-props.ts";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerEnd } from "./player-end.tsx";
import { Scene } from "./scene.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { usePlayerClock } from "./use-player-clock.ts";
import styles from "./video-player.module.css";

export type PlayerProps = LearningProps & {
  readonly course: Course;
  readonly chapter: Chapter;
};

type VideoPlayerProps = PlayerProps & { readonly onComplete: () => void };

/** A mock video: a clock that runs, drawings and captions that follow it. There is no media file and no sound. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { state, dispatch, course, chapter, onComplete } = props;
  const { player } = state;
  const region = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(region);
  usePlayerClock(player.playing, dispatch);
  const cue = cueAt(cuesOf(course.id, chapter), player.time);

  function press(event: KeyboardEvent) {
    if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) {
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isControl = event.target instanceof HTMLElement && event.target.matches("button");
    const meaning = playerKey(event.key, player, chapter.duration, isControl);
    if (!meaning) return;
    event.preventDefault();
    if (meaning === "note") document.querySelector<HTMLElement>("[data-note-input]")?.focus();
    else if (meaning === "fullScreen") screen.toggle();
    else dispatch(meaning);
  }

  useKeyListener(region, press);

  return (
    <div
      className={styles.player}
      data-full={screen.isFull || undefined}
      role="region"
      aria-label="Video player"
      ref={region}
    >
      <div className={cn(stack(0), styles.stage)}>
        <Scene
          name={sceneAt(player.time, chapter.duration)}
          title={chapter.title}
          course={course.title}
          progress={chapter.duration > 0 ? player.time / chapter.duration : 0}
        />
        <span className={cn(textClass(12), styles.label)}>Sample video, no sound</span>
        {player.captions && cue && !player.ended && (
          <p className={cn(textClass(15), styles.caption)}>{cue.text}</p>
        )}
        {player.ended && (
          <PlayerEnd
            next={nextChapter(course.chapters, chapter.id)}
            isCompleted={chapter.completed}
            onGoOn={() => {
              if (!chapter.completed) onComplete();
              dispatch({ type: "next" });
            }}
            onOver={() => {
              const isInside = document.activeElement?.closest("[data-end]");
              dispatch({ type: "next" });
              if (isInside) focusAfter("[data-play]");
            }}
            onStay={() => dispatch({ type: "seek", second: Math.max(0, chapter.duration - 1) })}
          />
        )}
      </div>
      <PlayerControls {...props} onFullScreen={screen.toggle} isFull={screen.isFull} />
    </div>
  );
}
