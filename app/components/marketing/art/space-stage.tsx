import type { StageNouns } from "./stage-labels.tsx";

/** The Space look's hero art, drawn by CSS: one ringed planet, lit from one side, with the four nouns as moons. */
export function SpaceStage({ nouns }: { readonly nouns: StageNouns }) {
  return (
    <div className="stage stage--space" aria-hidden="true">
      <div className="planet drift">
        <Planet />
        {nouns.map((noun, index) => (
          <span key={noun} className={`moon moon--${index + 1}`}>
            <b>{noun}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

export function SpaceStageSmall() {
  return (
    <div className="stage stage--space" aria-hidden="true">
      <div className="planet drift">
        <Planet />
      </div>
    </div>
  );
}

/** The ring is drawn whole behind the ball, and its front half again inside a lens over it, so that no seam shows. */
function Planet() {
  return (
    <>
      <div className="ring ring--b" />
      <div className="ball" />
      <div className="lens">
        <div className="ring ring--f" />
      </div>
    </>
  );
}
