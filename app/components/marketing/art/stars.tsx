import { seededRandom } from "#app/lib/random.ts";
import { round } from "./shapes.ts";
import styles from "./stars.module.css";

/** Specification, section 2: the hero has 100 twinkling stars. */
const starCount = 100;
/** Most stars stand to the right, beside the words: where these are, the sheet leaves stars out. */
const leaning = 0.6;
/** The stars twinkle in groups: four moving layers cost a fraction of a hundred. */
const groupCount = 4;

type Star = { readonly x: number; readonly y: number; readonly r: number };

function placeStars(): Star[][] {
  const random = seededRandom(42);
  return Array.from({ length: groupCount }, () =>
    Array.from({ length: starCount / groupCount }, () => {
      const size = random();
      const r = size > 0.93 ? 1.4 : size > 0.7 ? 0.9 : 0.5;
      return { x: round(random() ** leaning * 99), y: round(random() * 96), r };
    }),
  );
}

export function Stars() {
  return (
    <svg className={styles.stars} aria-hidden="true" data-stars="">
      {placeStars().map((group, index) => (
        <g key={index}>
          {group.map((star) => (
            <circle key={`${star.x} ${star.y}`} cx={`${star.x}%`} cy={`${star.y}%`} r={star.r} />
          ))}
        </g>
      ))}
    </svg>
  );
}
