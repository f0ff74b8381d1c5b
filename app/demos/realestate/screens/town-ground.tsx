import { districts, type District, type Property } from "../model.ts";
import {
  boats,
  deepSea,
  districtShapes,
  ferry,
  hills,
  lighthouse,
  parks,
  pond,
  quays,
  rail,
  river,
  roads,
  sea,
  townSize,
  trees,
  waves,
} from "../town-shapes.ts";
import styles from "./town-map.module.css";

/** Where a place lies in the box of the map, whose sides may have another ratio on a telephone. */
export function placeOf([x, y]: Property["place"]) {
  return {
    left: `${(100 * x) / townSize.width}%`,
    top: `${(100 * y) / townSize.height}%`,
  };
}

type TownGroundProps = {
  /** The district that is looked at; null for the whole town. */
  readonly district: District | null;
};

/**
 * Port Alder from above: hills, river, harbor, six districts. Nothing is loaded for it. Houses are the dashes of a wide
 * stroke under each street; no stroke is stretched when the box is higher than it is wide.
 */
export function TownGround({ district }: TownGroundProps) {
  const shapes = districts.map((name) => ({ ...districtShapes[name], name }));
  return (
    <svg
      className={styles.ground}
      width="100%"
      height="100%"
      viewBox={`0 0 ${townSize.width} ${townSize.height}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {shapes.map(({ name, tone, area }) => (
        <path
          key={name}
          d={area}
          fill={mixed(tone, name === district ? "52%" : "30%", "var(--surface)")}
        />
      ))}
      <path d={hills} stroke={mixed("#6f8f57", "46%")} strokeWidth="1.2" />
      {shapes.map(({ name, tone, streets }) => (
        <path
          key={name}
          d={streets}
          stroke={mixed(tone, "var(--roof)")}
          strokeWidth="var(--houses-width)"
          strokeLinecap="butt"
          strokeDasharray="var(--houses-dashes)"
          opacity={district === null || name === district ? undefined : 0.4}
        />
      ))}
      {shapes.map(({ name, streets }) => (
        <path key={name} d={streets} stroke="var(--street)" strokeWidth="var(--street-width)" />
      ))}
      <path d={parks} fill={mixed("#7fa65a", "50%")} />
      <path d={pond} fill="var(--sea)" />
      <path d={trees[0]} stroke={mixed("#4f7f4a", "74%")} strokeWidth="var(--tree-width)" />
      <path d={trees[1]} stroke={mixed("#6f9f57", "80%")} strokeWidth="var(--small-tree-width)" />
      <path d={river} stroke={mixed("#7fa65a", "46%")} strokeWidth="var(--bank-width)" />
      <path d={river} stroke="var(--sea)" strokeWidth="var(--river-width)" />
      <path d={rail} stroke={mixed("var(--ink)", "46%")} strokeWidth="4" />
      <path
        d={rail}
        stroke="var(--surface)"
        strokeWidth="2"
        strokeLinecap="butt"
        strokeDasharray="8 8"
      />
      <path d={roads} stroke={mixed("#b3a27c", "44%")} strokeWidth="var(--casing-width)" />
      <path
        d={roads}
        stroke={mixed("#f3d9a0", "46%", "var(--street)")}
        strokeWidth="var(--road-width)"
      />
      <path d={sea} stroke={mixed("#e8d6a8", "70%")} strokeWidth="12" />
      <path d={sea} fill="var(--sea)" />
      <path d={deepSea} fill="var(--deep-sea)" opacity="0.55" />
      <path d={waves} stroke={mixed("#fff", "46%", "var(--sea)")} strokeWidth="1.6" />
      <path
        d={ferry}
        stroke={mixed("#fff", "70%", "var(--sea)")}
        strokeWidth="1.6"
        strokeDasharray="1 6"
      />
      <path
        d={quays}
        stroke={mixed("#b3a27c", "70%")}
        strokeWidth="var(--quay-width)"
        strokeLinecap="butt"
      />
      <path d={boats} stroke="#fffdf6" strokeWidth="var(--boat-width)" />
      <path d={lighthouse} stroke="#fff3d6" strokeWidth="22" opacity="0.65" />
      <path d={lighthouse} stroke="#c2562d" strokeWidth="10" />
    </svg>
  );
}

/** So much of one colour on the ground of the look. */
function mixed(color: string, share: string, ground = "var(--inset)"): string {
  return `color-mix(in oklab, ${color} ${share}, ${ground})`;
}
