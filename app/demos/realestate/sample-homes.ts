import { fontaine, vane, weller, type AgentName } from "./agents.ts";
import type { District, PropertyStatus, PropertyType } from "./model.ts";

type Rooms = readonly [bedrooms: number, bathrooms: number, parking: number];

type SampleHome = {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly district: District;
  readonly type: PropertyType;
  readonly rooms: Rooms;
  readonly area: number;
  readonly status: PropertyStatus;
  readonly isFeatured?: boolean;
  readonly rating: number;
  /** Days ago. */
  readonly listed: number;
  /** Days ago. */
  readonly sold?: number;
  readonly agent: AgentName;
  readonly image: string;
  readonly description: string;
  readonly features: readonly string[];
  /** What it was offered for first, and how many days ago that changed. */
  readonly first?: readonly [price: string, changed: number];
  /** What was paid the last time, and how many years ago. */
  readonly before: readonly [price: string, years: number];
};

export const sampleHomes: readonly SampleHome[] = [
  {
    id: "p01",
    title: "Saltwater Row House",
    price: "$945,000",
    district: "Mill Row",
    type: "house",
    rooms: [3, 2, 1],
    area: 1640,
    status: "sale",
    rating: 4.6,
    listed: 12,
    agent: vane,
    image: "rowhouse-day",
    description:
      "A brick row house two streets from the canal, with the original cornice outside and a kitchen that opens to a walled yard inside.",
    features: [
      "Walled yard",
      "Restored sash windows",
      "Cellar workshop",
      "Two streets to the canal",
    ],
    before: ["$742,000", 7],
  },
  {
    id: "p02",
    title: "Lantern Court Condo",
    price: "$615,000",
    district: "Old Quarter",
    type: "condo",
    rooms: [2, 2, 1],
    area: 1080,
    status: "sale",
    rating: 4.4,
    listed: 26,
    agent: weller,
    image: "court-dusk",
    description:
      "Third floor above a lantern-lit courtyard. Both bedrooms face the quiet side, the living room faces the evening sun.",
    features: ["Shared courtyard", "Elevator", "Evening sun", "Bicycle room"],
    before: ["$498,000", 5],
  },
  {
    id: "p03",
    title: "The Gullwing Penthouse",
    price: "$2,850,000",
    district: "Harbourside",
    type: "penthouse",
    rooms: [4, 3, 2],
    area: 3150,
    status: "sale",
    isFeatured: true,
    rating: 4.9,
    listed: 41,
    agent: fontaine,
    image: "gullwing-dusk",
    description:
      "The roof that gave the tower its name, and the whole floor under it. A terrace on three sides looks over the harbor mouth.",
    features: ["Terrace on three sides", "Private elevator", "Fireplace", "Two berths for cars"],
    first: ["$2,975,000", 16],
    before: ["$2,120,000", 9],
  },
  {
    id: "p04",
    title: "Linden Crest House",
    price: "$1,385,000",
    district: "Linden Heights",
    type: "house",
    rooms: [4, 3, 2],
    area: 2720,
    status: "sale",
    isFeatured: true,
    rating: 4.8,
    listed: 5,
    agent: vane,
    image: "crest-dawn",
    description:
      "At the top of the lindens, with a porch for the morning and a kitchen big enough for the whole street. Roof and windows are three years old.",
    features: ["Full-width porch", "Kitchen with pantry", "Study under the roof", "Double garage"],
    before: ["$968,000", 11],
  },
  {
    id: "p05",
    title: "Foundry Studio 3B",
    price: "$389,000",
    district: "Mill Row",
    type: "studio",
    rooms: [0, 1, 0],
    area: 540,
    status: "sale",
    rating: 4.2,
    listed: 19,
    agent: weller,
    image: "foundry-dawn",
    description:
      "One tall room behind the great arched window of the old foundry. The sleeping gallery is up a steel stair, the tram stops outside.",
    features: ["Arched window, 14 feet", "Sleeping gallery", "Exposed brick", "Tram at the door"],
    first: ["$405,000", 6],
    before: ["$312,000", 6],
  },
  {
    id: "p06",
    title: "Cedar Park Family Home",
    price: "$1,000,000",
    district: "Cedar Park",
    type: "house",
    rooms: [4, 2, 2],
    area: 2180,
    status: "sale",
    rating: 4.5,
    listed: 33,
    agent: vane,
    image: "family-day",
    description:
      "Four bedrooms on one floor, a garden that backs onto the park, and a school at the end of the lane. Nothing to do but move in.",
    features: ["Gate to the park", "Mudroom", "Fenced garden", "School in five minutes"],
    first: ["$1,050,000", 11],
    before: ["$715,000", 8],
  },
  {
    id: "p07",
    title: "Beacon Tower Penthouse",
    price: "$2,000,000",
    district: "Northgate",
    type: "penthouse",
    rooms: [3, 3, 2],
    area: 2240,
    status: "sale",
    rating: 4.7,
    listed: 58,
    agent: fontaine,
    image: "beacon-dusk",
    description:
      "Under the beacon, above everything else in Northgate. Floor-to-ceiling glass on the city side, a planted terrace on the other.",
    features: ["Planted terrace", "Doorman", "Wine room", "Gym in the building"],
    first: ["$2,180,000", 30],
    before: ["$1,640,000", 6],
  },
  {
    id: "p08",
    title: "Quayside Two-Bed",
    price: "$3,400/month",
    district: "Harbourside",
    type: "condo",
    rooms: [2, 2, 1],
    area: 1120,
    status: "rent",
    isFeatured: true,
    rating: 4.7,
    listed: 3,
    agent: weller,
    image: "quayside-dusk",
    description:
      "Two bedrooms and a balcony right over the quay. Water taxi downstairs, bakery next door, available from the first of the month.",
    features: ["Balcony over the water", "Furnished on request", "Water taxi", "Pets welcome"],
    before: ["$3,250/month", 2],
  },
  {
    id: "p09",
    title: "Orchard Lane Cottage",
    price: "$999,000",
    district: "Cedar Park",
    type: "house",
    rooms: [3, 2, 1],
    area: 1710,
    status: "sale",
    rating: 4.6,
    listed: 8,
    agent: vane,
    image: "cottage-dawn",
    description:
      "A cottage with eleven apple trees. Low beams and deep sills in the old part, a light-filled kitchen in the new one.",
    features: ["Eleven apple trees", "Wood stove", "New kitchen wing", "Garden studio"],
    before: ["$640,000", 12],
  },
  {
    id: "p10",
    title: "Old Mint Loft Studio",
    price: "$1,950/month",
    district: "Old Quarter",
    type: "studio",
    rooms: [0, 1, 0],
    area: 610,
    status: "rent",
    rating: 4.3,
    listed: 14,
    agent: fontaine,
    image: "mint-day",
    description:
      "Under the skylights of the old mint, behind walls three feet thick. Quiet as a vault, five minutes from the market.",
    features: ["Skylights", "Walls three feet thick", "Built-in storage", "Market in five minutes"],
    before: ["$1,850/month", 1],
  },
  {
    id: "p11",
    title: "Ridgeline Modern",
    price: "$1,790,000",
    district: "Linden Heights",
    type: "house",
    rooms: [5, 4, 3],
    area: 3480,
    status: "sale",
    rating: 4.8,
    listed: 22,
    agent: vane,
    image: "ridgeline-dusk",
    description:
      "Three slabs of cedar and glass laid into the ridge. The upper one reaches out over the garden and has the sunset to itself.",
    features: ["Sunset terrace", "Solar roof", "Lap pool", "Guest suite"],
    before: ["$1,310,000", 5],
  },
  {
    id: "p12",
    title: "Northgate Park Condo",
    price: "$540,000",
    district: "Northgate",
    type: "condo",
    rooms: [1, 1, 1],
    area: 760,
    status: "sold",
    rating: 4.1,
    listed: 64,
    sold: 18,
    agent: weller,
    image: "parkcondo-day",
    description:
      "One bedroom with a deep balcony over the little park. The building is ten years old and has money in the bank.",
    features: ["Deep balcony", "Park outside", "Storage cage", "Low dues"],
    before: ["$455,000", 4],
  },
  {
    id: "p13",
    title: "Skyline Penthouse Suite",
    price: "$7,200/month",
    district: "Northgate",
    type: "penthouse",
    rooms: [3, 2, 2],
    area: 2050,
    status: "rent",
    rating: 4.6,
    listed: 10,
    agent: fontaine,
    image: "skyline-dawn",
    description:
      "The top two setbacks of the Skyline, furnished, with a roof garden of its own. Twelve months or longer.",
    features: ["Roof garden", "Furnished", "Concierge", "Two parking bays"],
    before: ["$6,900/month", 2],
  },
  {
    id: "p14",
    title: "Harbour Steps Condo",
    price: "$1,120,000",
    district: "Harbourside",
    type: "condo",
    rooms: [3, 2, 1],
    area: 1560,
    status: "sold",
    rating: 4.5,
    listed: 71,
    sold: 30,
    agent: vane,
    image: "steps-day",
    description:
      "The building goes down to the water in steps, and every step is somebody's terrace. This one is the widest.",
    features: ["Widest terrace", "Harbor view", "Elevator", "Boat locker"],
    first: ["$1,165,000", 45],
    before: ["$870,000", 6],
  },
];
