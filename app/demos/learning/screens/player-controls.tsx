import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { speeds } from "../model.ts";
import { sceneStarts } from "../player.ts";
import { formatTime, spokenTime } from "../times.ts";
import styles from "./player-controls.module.css";
import type { PlayerProps } from "./video-player.tsx";

type PlayerControlsProps = PlayerProps & {
  readonly onFullScreen: () => void;
  readonly isFull: boolean;
};

const shortcuts = [
  ["Space or K", "Play, pause"],
  ["J, L", "10 seconds back, on"],
  ["← →", "5 seconds back, on"],
  ["0 to 9", "Jump to that tenth"],
  ["< >", "Slower, faster"],
  ["M", "Mute"],
  ["C", "Captions"],
  ["N", "Write a note"],
  ["F", "Full screen"],
];

/** Play, seek, mute, the six speeds, captions, full screen. */
export function PlayerControls(props: PlayerControlsProps) {
  const { state, dispatch, chapter } = props;
  const { player } = state;
  const [isHelp, setIsHelp] = useState(false);
  /** A telephone folds the second half of the controls away. */
  const [isMore, setIsMore] = useState(false);
  const ended = player.ended;
  return (
    <div className={styles.controls}>
      <SeekBar {...props} />
      <div className={cn(cluster(0), styles.line)}>
        <button
          className={demoParts.iconButton}
          type="button"
          data-play=""
          aria-label={player.playing ? "Pause" : "Play"}
          onClick={() => {
            if (ended) dispatch({ type: "seek", second: 0 });
            dispatch({ type: player.playing ? "pause" : "play" });
          }}
        >
          <Icon name={player.playing ? "pause" : "play"} />
        </button>
        <button
          className={cn(shapes.tapTall, textClass(13, 600), styles.control)}
          type="button"
          onClick={() => dispatch({ type: "seek", second: player.time - 10 })}
        >
          <span aria-hidden="true">−10 s</span>
          <span className={typography.visuallyHidden}>10 seconds back</span>
        </button>
        <button
          className={cn(shapes.tapTall, textClass(13, 600), styles.control)}
          type="button"
          onClick={() => dispatch({ type: "seek", second: player.time + 10 })}
        >
          <span aria-hidden="true">+10 s</span>
          <span className={typography.visuallyHidden}>10 seconds on</span>
        </button>
        <span className={cn(textClass(14), styles.clock, typography.number)} data-clock="">
          {formatTime(player.time)} / {formatTime(chapter.duration)}
        </span>
        <span className={styles.spring} />
        <button
          className={cn(shapes.tapTall, textClass(13, 600), styles.control)}
          type="button"
          aria-pressed={player.muted}
          onClick={() => dispatch({ type: "mute" })}
        >
          <Icon className={shapes.icon18} name={player.muted ? "muted" : "sound"} />
          {player.muted ? "Muted" : "Mute"}
        </button>
        <button
          className={cn(shapes.tapTall, textClass(13, 600), styles.control, styles.more)}
          type="button"
          aria-expanded={isMore}
          onClick={() => setIsMore(!isMore)}
        >
          More
        </button>
        <div className={cn(row(0), styles.extra)}>
          <label className={styles.speed}>
            <span className={typography.visuallyHidden}>Playback speed</span>
            <select
              name="speed"
              value={player.speed}
              onChange={(event) => {
                const speed = speeds.find((one) => String(one) === event.target.value);
                if (speed) dispatch({ type: "speed", speed });
              }}
            >
              {speeds.map((speed) => (
                <option key={speed} value={speed}>
                  {speed}×
                </option>
              ))}
            </select>
          </label>
          <button
            className={cn(shapes.tapTall, textClass(13, 600), styles.control)}
            type="button"
            aria-pressed={player.captions}
            onClick={() => dispatch({ type: "captions" })}
          >
            Captions
          </button>
          <button
            className={demoParts.iconButton}
            type="button"
            aria-label={props.isFull ? "Leave full screen" : "Full screen"}
            onClick={props.onFullScreen}
          >
            <Icon name="expand" />
          </button>
          <button
            className={demoParts.iconButton}
            type="button"
            aria-label="Shortcuts"
            aria-expanded={isHelp}
            onClick={() => setIsHelp(!isHelp)}
          >
            ?
          </button>
        </div>
      </div>
      {isHelp && (
        <dl className={cn(textClass(13), styles.keys)}>
          {shortcuts.map(([keys, what]) => (
            <div className={row(12)} key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const pageSeconds = 30;

function SeekBar({ state, dispatch, course, chapter }: PlayerControlsProps) {
  const { player } = state;
  const { duration } = chapter;
  /** The second under the pointer. */
  const [hovered, setHovered] = useState<number | null>(null);
  const share = (second: number) => (duration > 0 ? (second / duration) * 100 : 0);
  const notes = state.notes.filter(
    ({ courseId, chapterId }) => courseId === course.id && chapterId === chapter.id,
  );
  return (
    <div className={styles.seek}>
      <svg className={styles.track} width="100%" height="24" aria-hidden="true">
        <rect className={styles.ground} y="9" width="100%" height="6" />
        <rect className={styles.played} y="9" width={`${share(player.time)}%`} height="6" />
        {sceneStarts(duration).map((second) => (
          <line
            key={second}
            className={styles.mark}
            x1={`${share(second)}%`}
            x2={`${share(second)}%`}
            y1="7"
            y2="17"
          />
        ))}
        {notes.map(({ id, timestamp }) => (
          <circle key={id} className={styles.note} cx={`${share(timestamp)}%`} cy="4" r="3" />
        ))}
        {hovered !== null && (
          <text
            className={cn(styles.bubble, typography.number)}
            x={`${share(hovered)}%`}
            y="-6"
            textAnchor="middle"
          >
            {formatTime(hovered)}
          </text>
        )}
      </svg>
      <input
        className={demoParts.overlaid}
        type="range"
        min={0}
        max={duration}
        step={1}
        value={Math.floor(player.time)}
        aria-label="Seek"
        aria-valuetext={`${spokenTime(player.time)} of ${spokenTime(duration)}`}
        onChange={(event) => dispatch({ type: "seek", second: Number(event.target.value) })}
        onPointerMove={({ nativeEvent, currentTarget }) =>
          setHovered((nativeEvent.offsetX / currentTarget.clientWidth) * duration)
        }
        onPointerLeave={() => setHovered(null)}
        onKeyDown={(event) => {
          const step =
            event.key === "PageUp" ? pageSeconds : event.key === "PageDown" ? -pageSeconds : 0;
          if (step === 0) return;
          event.preventDefault();
          dispatch({ type: "seek", second: player.time + step });
        }}
      />
    </div>
  );
}
