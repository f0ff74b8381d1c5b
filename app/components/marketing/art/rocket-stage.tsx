import { cn } from "#app/lib/cn.ts";
import { fullSmoke, rocketX, smallSmoke, stageHeight, stageWidth } from "./rocket-smoke.ts";
import styles from "./rocket-stage.module.css";
import { RocketVehicle } from "./rocket-vehicle.tsx";
import { StageLabels, type StageNouns } from "./stage-labels.tsx";
import stages from "./stage.module.css";

const frontFills = ["url(#smoke-middle)", "url(#smoke-front)", "var(--paper)"];
const smallFills = ["url(#smoke-back)", "url(#smoke-middle)", "var(--paper)"];

/** The Rocket look's hero art: an ascent over smoke that becomes the page. */
export function RocketStage({ nouns }: { readonly nouns: StageNouns }) {
  const smoke = fullSmoke();
  return (
    <div className={cn(stages.stage, styles.rocket)} data-stage="rocket" aria-hidden="true">
      <svg viewBox={`0 0 ${stageWidth} ${stageHeight}`} preserveAspectRatio="xMaxYMax slice">
        <SmokeLight />
        <path d={smoke.back} fill="url(#smoke-back)" />
        <path d={smoke.column} fill="url(#smoke-column)" />
        <g className={styles.climb}>
          <RocketVehicle x={rocketX} />
        </g>
        {smoke.front.map((path, index) => (
          <path key={path} d={path} fill={frontFills[index]} />
        ))}
        <StageLabels nouns={nouns} />
      </svg>
    </div>
  );
}

/** The same smoke at the foot of an inner page's hero. */
export function RocketStageSmall() {
  return (
    <div className={cn(stages.stage, styles.rocket)} data-stage="rocket" aria-hidden="true">
      <svg viewBox="0 560 1440 340" preserveAspectRatio="xMaxYMax slice">
        <SmokeLight />
        {smallSmoke().map((path, index) => (
          <path key={path} d={path} fill={smallFills[index]} />
        ))}
      </svg>
    </div>
  );
}

type LightProps = {
  readonly id: string;
  readonly cy: number;
  readonly r: number;
  readonly stops: readonly (readonly [offset: number, colour: string])[];
};

/** Every layer's light is centred on the flame, so that far smoke is dim and near smoke is hot. */
function Light({ id, cy, r, stops }: LightProps) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={rocketX} cy={cy} r={r}>
      {stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} />
      ))}
    </radialGradient>
  );
}

function SmokeLight() {
  return (
    <defs>
      <Light
        id="smoke-back"
        cy={700}
        r={820}
        stops={[
          [0, "oklch(.7 .17 48)"],
          [0.22, "oklch(.52 .13 42)"],
          [0.55, "oklch(.33 .06 42)"],
          [1, "oklch(.25 .03 42)"],
        ]}
      />
      <Light
        id="smoke-middle"
        cy={690}
        r={900}
        stops={[
          [0, "oklch(.93 .1 80)"],
          [0.16, "oklch(.83 .14 60)"],
          [0.42, "oklch(.64 .12 46)"],
          [0.8, "oklch(.4 .06 45)"],
          [1, "oklch(.34 .04 45)"],
        ]}
      />
      <Light
        id="smoke-front"
        cy={720}
        r={620}
        stops={[
          [0, "oklch(.985 .035 88)"],
          [0.5, "oklch(.955 .02 82)"],
          [1, "oklch(.955 .009 85)"],
        ]}
      />
      <linearGradient
        id="smoke-column"
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1="480"
        y2="760"
      >
        <stop stopColor="oklch(.34 .08 40)" />
        <stop offset=".4" stopColor="oklch(.54 .15 43)" />
        <stop offset="1" stopColor="oklch(.84 .14 62)" />
      </linearGradient>
    </defs>
  );
}
