import { fullVehicle, upperVehicle, type WireframeSegment } from "./cyber-wireframe.ts";
import type { StageNouns } from "./stage-labels.tsx";

/** Heights at which the four call-outs leave the vehicle. */
const callOutHeights = [80, 248, 420, 574] as const;

/** The Cyber look's hero art: the vehicle exploded as a wireframe, with the four nouns as stage call-outs. */
export function CyberStage({ nouns }: { readonly nouns: StageNouns }) {
  return (
    <div className="stage stage--cyber" aria-hidden="true">
      <svg viewBox="0 0 760 900" preserveAspectRatio="xMaxYMid meet">
        <g transform="translate(352 92)">
          <g transform="rotate(17 0 360)">
            <Vehicle segments={fullVehicle()} />
            <path className="wf wf--b" d="M0-70V790" strokeDasharray="14 5 2 5" />
            {callOutHeights.map((y, index) => (
              <CallOut key={y} y={y} title={nouns[index] ?? ""} note={`Stage ${4 - index}`} />
            ))}
          </g>
        </g>
        <path className="wf scan" d="M60 80H700" opacity=".5" />
      </svg>
    </div>
  );
}

export function CyberStageSmall() {
  return (
    <div className="stage stage--cyber" aria-hidden="true">
      <svg viewBox="0 0 620 590" preserveAspectRatio="xMaxYMid meet">
        <g transform="translate(330 118) rotate(38 0 120)">
          <Vehicle segments={upperVehicle()} />
          <path className="wf wf--b" d="M0-160V560" strokeDasharray="14 5 2 5" />
        </g>
      </svg>
    </div>
  );
}

function Vehicle({ segments }: { readonly segments: readonly WireframeSegment[] }) {
  return segments.map((segment) => (
    <g key={segment.outline}>
      <path className="wf wf--b" d={segment.backRings + segment.backLines} />
      <path className="wf wf--m" d={segment.innerRings + segment.frontLines} />
      <path className="wf" d={segment.frontRings + segment.outline} />
    </g>
  ));
}

type CallOutProps = { readonly y: number; readonly title: string; readonly note: string };

function CallOut({ y, title, note }: CallOutProps) {
  return (
    <g className="lab">
      <path className="wf" d={`M78 ${y}H130`} strokeDasharray="2 4" />
      <rect x="130" y={y - 3} width="6" height="6" fill="currentColor" />
      <g transform={`translate(148 ${y + 4}) rotate(-17)`}>
        <text>{title.toUpperCase()}</text>
        <text className="t2" y="18">
          {note.toUpperCase()}
        </text>
      </g>
    </g>
  );
}
