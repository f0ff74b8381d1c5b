import styles from "./rocket-stage.module.css";
/** The four parts of the platform that every hero annotates, in the look's own way. */
export type StageNouns = readonly [string, string, string, string];

/** Rocket's altimeter: a scale at the right edge with one noun every twelve ticks. */
export function StageLabels({ nouns }: { readonly nouns: StageNouns }) {
  let ticks = "";
  for (let index = 0; index <= 48; index++) {
    const length = index % 12 === 0 ? 22 : index % 6 === 0 ? 12 : 6;
    ticks += `M1358 ${150 + index * 9}h${-length}`;
  }
  return (
    <g className={styles.altimeter} data-altimeter="">
      <path d={ticks} stroke="oklch(.82 .02 75)" strokeOpacity=".5" fill="none" />
      {nouns.map((noun, index) => (
        <text key={noun} x="1328" y={154 + index * 108} textAnchor="end">
          {noun}
        </text>
      ))}
      <path d="M1358 246l10-6v12z" fill="oklch(.69 .205 42)" />
    </g>
  );
}
