import type { Product, Stars } from "./model.ts";

/** Days ago instead of a date; the rating follows from the reviews. */
export type SampleProduct = Omit<Product, "rating" | "reviews" | "specs"> & {
  /** Weight, power, warranty, what is in the box, and two of its own. */
  readonly specs: readonly (readonly [name: string, value: string])[];
  readonly reviews: readonly (readonly [Stars, user: string, daysAgo: number, comment: string])[];
};

/** Names, prices and order are the specification's. */
export const sampleProducts: readonly SampleProduct[] = [
  {
    id: 1,
    name: "Aria wireless headphones",
    price: 9999,
    image: "headphones",
    category: "Electronics",
    description:
      "Closed-back wireless headphones with a soft band and a battery that lasts a working week.",
    specs: [
      ["Weight", "248 g"],
      ["Power", "USB-C, 42 h"],
      ["Warranty", "2 years"],
      ["In the box", "case, cable, jack lead"],
      ["Wireless", "Bluetooth 5.3"],
      ["Drivers", "40 mm"],
    ],
    reviews: [
      [5, "Dana W.", 6, "Wore them through a nine-hour flight, ears fine."],
      [5, "Kofi A.", 19, "Calls are clear even on a windy street."],
      [4, "Lena P.", 33, "Great sound, carry case is bulky."],
      [5, "Hugo S.", 58, "Charged once this week."],
      [4, "Mira T.", 80, "Would like more colours."],
    ],
  },
  {
    id: 2,
    name: "Orbit Pro watch",
    price: 29_999,
    image: "watch",
    category: "Electronics",
    description: "A watch that tracks sleep, runs and swims, and still lasts nine days.",
    specs: [
      ["Weight", "41 g"],
      ["Power", "magnetic, 9 days"],
      ["Warranty", "2 years"],
      ["In the box", "two straps, charger"],
      ["Water rating", "5 ATM"],
      ["Display", '1.4" AMOLED'],
    ],
    reviews: [
      [5, "Jae L.", 3, "Sleep tracking matches how I feel."],
      [5, "Olu B.", 15, "Swims weekly, no fog under the glass."],
      [5, "Carla M.", 27, "Nine days is real."],
      [4, "Pete N.", 44, "Strap took a week to soften."],
      [5, "Anya R.", 71, "Best thing on my desk and my wrist."],
    ],
  },
  {
    id: 3,
    name: "Brewline smart kettle",
    price: 7999,
    image: "kettle",
    category: "Home",
    description: "Set any temperature from 40 to 100 °C and keep it there for half an hour.",
    specs: [
      ["Weight", "1.3 kg"],
      ["Power", "1500 W mains"],
      ["Warranty", "2 years"],
      ["In the box", "base, filter"],
      ["Volume", "1.2 L"],
      ["Temperature", "40–100 °C"],
    ],
    reviews: [
      [4, "Ruth K.", 8, "Hold-temperature is lovely for green tea."],
      [5, "Theo V.", 22, "Heats fast, quiet beep."],
      [4, "Ines D.", 39, "Lid could open wider."],
      [3, "Marc O.", 61, "Display is hard to read in sun."],
      [5, "Yuki H.", 90, "Pour is very steady."],
    ],
  },
  {
    id: 4,
    name: "Halo air purifier",
    price: 12_999,
    image: "purifier",
    category: "Home",
    description:
      "Quiet air cleaning for rooms up to 28 m², with a light that shows how clean the air is.",
    specs: [
      ["Weight", "2.9 kg"],
      ["Power", "32 W mains"],
      ["Warranty", "3 years"],
      ["In the box", "filter fitted, spare pre-filter"],
      ["Room size", "28 m²"],
      ["Noise", "24 dB on low"],
    ],
    reviews: [
      [5, "Bea F.", 5, "Cooking smells gone in twenty minutes."],
      [4, "Sam J.", 18, "Filter light came on a little early."],
      [5, "Noor E.", 36, "You forget it is running."],
      [5, "Gil C.", 52, "Helped my hay fever."],
      [4, "Fay Q.", 77, "Cable could be longer."],
    ],
  },
  {
    id: 5,
    name: "Flexa resistance set",
    price: 5999,
    image: "bands",
    category: "Sports",
    description: "Five bands, two handles, one door anchor: a gym that fits in a drawer.",
    specs: [
      ["Weight", "1.1 kg"],
      ["Power", "none"],
      ["Warranty", "1 year"],
      ["In the box", "pouch, guide"],
      ["Pull", "5–40 kg"],
      ["Material", "natural latex"],
    ],
    reviews: [
      [5, "Rosa G.", 10, "Packed it for a month of travel."],
      [3, "Dev I.", 24, "Lightest band is too light for me."],
      [4, "Tom Z.", 41, "Anchor holds well."],
      [4, "Isla U.", 66, "Guide is clear for beginners."],
      [4, "Ben Y.", 85, "Handles stay put when sweaty."],
    ],
  },
  {
    id: 6,
    name: "Summit steel bottle",
    price: 3999,
    image: "bottle",
    category: "Sports",
    description: "Keeps water cold for a day and tea hot through a commute.",
    specs: [
      ["Weight", "310 g"],
      ["Power", "none"],
      ["Warranty", "5 years"],
      ["In the box", "second lid"],
      ["Volume", "650 ml"],
      ["Material", "18/8 steel"],
    ],
    reviews: [
      [5, "Ada X.", 2, "Ice still there after a hike."],
      [5, "Luc M.", 14, "Fits the bike cage."],
      [4, "Zoe W.", 29, "Paint chipped on the base."],
      [5, "Ravi S.", 47, "Second lid makes it a coffee cup."],
      [5, "Emi K.", 69, "No metal taste."],
    ],
  },
];
