import { cn } from "#app/lib/cn.ts";
import styles from "./cyber-stage.module.css";
import { fullVehicle, upperVehicle, type WireframeSegment } from "./cyber-wireframe.ts";
import type { StageNouns } from "./stage-labels.tsx";
import stages from "./stage.module.css";

/** Where the four call-outs leave the vehicle: the height, and how far its axis is. The nose is slimmer. */
const callOuts = [
  { y: 96, from: 58 },
  { y: 248, from: 69 },
  { y: 420, from: 74 },
  { y: 574, from: 77 },
] as const;

/** How long each leader is, from the hull to its mark. */
const leader = 40;

/** The Cyber look's hero art: the vehicle exploded as a wireframe, with the four nouns as stage call-outs. */
export function CyberStage({ nouns }: { readonly nouns: StageNouns }) {
  return (
    <div className={cn(stages.stage, styles.cyber)} data-stage="cyber" aria-hidden="true">
      <svg viewBox="0 0 760 900" preserveAspectRatio="xMaxYMid meet">
        <g transform="translate(352 92)">
          <g transform="rotate(17 0 360)">
            <Vehicle segments={fullVehicle()} />
            <path
              className={cn(styles.wire, styles.back)}
              d="M0-70V790"
              strokeDasharray="14 5 2 5"
            />
            {callOuts.map((place, index) => (
              <CallOut
                key={place.y}
                {...place}
                title={nouns[index] ?? ""}
                note={`Stage ${4 - index}`}
              />
            ))}
          </g>
        </g>
        <linearGradient id="scan" gradientUnits="userSpaceOnUse" x1="260" x2="420" y1="0" y2="0">
          <stop stopColor="currentColor" stopOpacity="0" />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
        <path className={styles.scanLine} d="M260 80H760v1.1H260z" fill="url(#scan)" opacity=".5" />
      </svg>
    </div>
  );
}

export function CyberStageSmall() {
  return (
    <div className={cn(stages.stage, styles.cyber)} data-stage="cyber" aria-hidden="true">
      <svg viewBox="0 0 620 590" preserveAspectRatio="xMaxYMid meet">
        <g transform="translate(330 118) rotate(38 0 120)">
          <Vehicle segments={upperVehicle()} />
          <path
            className={cn(styles.wire, styles.back)}
            d="M0-160V560"
            strokeDasharray="14 5 2 5"
          />
        </g>
      </svg>
    </div>
  );
}

function Vehicle({ segments }: { readonly segments: readonly WireframeSegment[] }) {
  return segments.map((segment) => (
    <g key={segment.outline}>
      <path className={cn(styles.wire, styles.back)} d={segment.backRings + segment.backLines} />
      <path
        className={cn(styles.wire, styles.middle)}
        d={segment.innerRings + segment.frontLines}
      />
      <path className={styles.wire} d={segment.frontRings + segment.outline} />
    </g>
  ));
}

type CallOutProps = {
  readonly y: number;
  readonly from: number;
  readonly title: string;
  readonly note: string;
};

function CallOut({ y, from, title, note }: CallOutProps) {
  return (
    <g className={styles.callOut}>
      <path className={styles.wire} d={`M${from} ${y}h${leader}`} strokeDasharray="2 4" />
      <rect x={from + leader} y={y - 3} width="6" height="6" fill="currentColor" />
      <g transform={`translate(${from + leader + 18} ${y + 4}) rotate(-17)`}>
        <text>{title.toUpperCase()}</text>
        <text className={styles.note} y="18">
          {note.toUpperCase()}
        </text>
      </g>
    </g>
  );
}
