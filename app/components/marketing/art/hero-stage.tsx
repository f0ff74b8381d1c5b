import { CyberStage, CyberStageSmall } from "./cyber-stage.tsx";
import { RocketStage, RocketStageSmall } from "./rocket-stage.tsx";
import { SpaceStage, SpaceStageSmall } from "./space-stage.tsx";
import { Stars } from "./stars.tsx";
import type { StageNouns } from "./stage-labels.tsx";

/** All three looks' art is in the page; CSS shows the one that is on, so that a switch loads nothing. */
export function HeroStage({ nouns }: { readonly nouns: StageNouns }) {
  return (
    <>
      <Stars />
      <RocketStage nouns={nouns} />
      <CyberStage nouns={nouns} />
      <SpaceStage nouns={nouns} />
    </>
  );
}

export function HeroStageSmall() {
  return (
    <>
      <Stars />
      <RocketStageSmall />
      <CyberStageSmall />
      <SpaceStageSmall />
    </>
  );
}
