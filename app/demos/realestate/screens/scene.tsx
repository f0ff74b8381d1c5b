import type { JSX } from "react";
import type { Property } from "../model.ts";
import { CourtBlock, Foundry, MintHall, ParkBlock, QuayBlock, StepBlock } from "./scene-blocks.tsx";
import { districtArt } from "./scene-districts.tsx";
import { Cottage, CrestHouse, FamilyHouse, ModernHouse, RowHouses } from "./scene-houses.tsx";
import styles from "./scene.module.css";
import { BeaconTower, GullwingTower, SkylineTower } from "./scene-towers.tsx";

type Building = { readonly Art: () => JSX.Element; readonly words: string };

const crest: Building = { Art: CrestHouse, words: "a two-storey house with a porch" };

/** The buildings by the first half of a home's scene key. */
const buildings: Readonly<Record<string, Building>> = {
  rowhouse: { Art: RowHouses, words: "a brick row house" },
  court: { Art: CourtBlock, words: "a mansard block with a gateway" },
  gullwing: { Art: GullwingTower, words: "a tower with a winged roof" },
  crest,
  foundry: { Art: Foundry, words: "a brick foundry with an arched window" },
  family: { Art: FamilyHouse, words: "a gabled family house" },
  beacon: { Art: BeaconTower, words: "a tower with a beacon" },
  quayside: { Art: QuayBlock, words: "a block with balconies on the quay" },
  cottage: { Art: Cottage, words: "a thatched cottage" },
  mint: { Art: MintHall, words: "an old mint with columns" },
  ridgeline: { Art: ModernHouse, words: "a modern house of timber and glass" },
  parkcondo: { Art: ParkBlock, words: "a brick block with balconies" },
  skyline: { Art: SkylineTower, words: "a glass tower with roof gardens" },
  steps: { Art: StepBlock, words: "a block that steps down in terraces" },
};

function sceneOf(image: string) {
  const [building = "", light = "day"] = image.split("-");
  return { building: buildings[building] ?? crest, light };
}

/** `Illustration of a two-storey house with a porch at dawn` */
export function sceneLabel(image: string): string {
  const { building, light } = sceneOf(image);
  return `Illustration of ${building.words} ${light === "day" ? "by day" : `at ${light}`}`;
}

/** Sun or moon by the light of the scene. */
function Heaven({ light }: { readonly light: string }) {
  if (light === "dusk") {
    return (
      <g>
        <circle cx="318" cy="58" r="15" fill="#fff3d6" opacity=".92" />
        <circle cx="311" cy="53" r="13" fill="#3a3f6e" opacity=".85" />
        <path
          d="M60 40h1.800v1.800H60zM120 24h1.500v1.500h-1.500zM96 70h1.500v1.500h-1.500zM248 26h1.800v1.800h-1.800zM370 92h1.500v1.500h-1.500zM30 88h1.500v1.500H30zM282 84h1.500v1.500h-1.500z"
          fill="#fff3d6"
        />
      </g>
    );
  }
  const isDawn = light === "dawn";
  return (
    <g>
      <circle
        cx={isDawn ? 84 : 322}
        cy={isDawn ? 150 : 54}
        r={isDawn ? 60 : 46}
        fill="url(#re-sun)"
      />
      <circle cx={isDawn ? 84 : 322} cy={isDawn ? 150 : 54} r={isDawn ? 22 : 17} fill="#fff6dc" />
      <path
        d="M36 62q4-10 15-9 5-12 18-9 12-6 19 5 13-1 14 13zM252 92q3-8 12-7 5-10 16-7 11-4 16 5 10 0 11 9z"
        fill="#ffffff"
        opacity={isDawn ? 0.45 : 0.8}
      />
    </g>
  );
}

type SceneProps = {
  readonly home: Pick<Property, "image" | "district">;
  /** Names it; without a name it is decoration. */
  readonly name?: string;
  readonly isSkyOnly?: boolean;
};

/** A home as a drawing: its building in the light of its hour and in its part of the town. */
export function PropertyScene({ home, name, isSkyOnly = false }: SceneProps) {
  const { building, light } = sceneOf(home.image);
  const { Back, Front } = districtArt[home.district];
  return (
    <svg
      className={styles.scene}
      data-light={light}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <rect width="400" height="300" fill={`url(#re-sky-${light})`} />
      {!isSkyOnly && (
        <>
          <Heaven light={light} />
          <Back />
          <building.Art />
          <Front />
        </>
      )}
    </svg>
  );
}

/** Colours that flow; once in the page, for all drawings. */
export function SceneColors() {
  const skies = {
    dawn: ["#90a9cf", "#e7bdb4", "#fce6c4"],
    day: ["#6fb0d8", "#b4dbe8", "#eef4e8"],
    dusk: ["#202a5a", "#7d5285", "#f2a065"],
  };
  return (
    <svg className={styles.definitions} width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(skies).map(([light, stops]) => (
          <linearGradient key={light} id={`re-sky-${light}`} x1="0" y1="0" x2="0" y2="1">
            {stops.map((color, index) => (
              <stop key={color} offset={[0, 0.5, 0.85][index]} stopColor={color} />
            ))}
          </linearGradient>
        ))}
        <radialGradient id="re-sun">
          <stop offset="0" stopColor="#fff1c4" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff1c4" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="re-glow">
          <stop offset="0" stopColor="#ffd98c" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffd98c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="re-shine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffcf87" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffcf87" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  );
}
