import { cn } from "#app/lib/cn.ts";
import styles from "./space-stage.module.css";
import type { StageNouns } from "./stage-labels.tsx";
import stages from "./stage.module.css";

/** The Space look's hero art, drawn by CSS: one ringed planet, lit from one side, with the four nouns as moons. */
export function SpaceStage({ nouns }: { readonly nouns: StageNouns }) {
  return (
    <div className={cn(stages.stage, styles.space)} data-stage="space" aria-hidden="true">
      <div className={cn(styles.planet, styles.drift)}>
        <Planet />
        {nouns.map((noun) => (
          <span key={noun} className={styles.moon}>
            <b>{noun}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

export function SpaceStageSmall() {
  return (
    <div className={cn(stages.stage, styles.space)} data-stage="space" aria-hidden="true">
      <div className={cn(styles.planet, styles.drift)}>
        <Planet />
      </div>
    </div>
  );
}

/** The ring is drawn whole behind the ball, and its front half again inside a lens over it, so that no seam shows. */
function Planet() {
  return (
    <>
      <div className={cn(styles.ring, styles.backRing)} />
      <div className={styles.ball} />
      <div className={styles.lens}>
        <div className={cn(styles.ring, styles.frontRing)} />
      </div>
    </>
  );
}
