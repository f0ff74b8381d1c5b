import type { Property } from "./model.ts";

type PlanRoom = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The outer walls in the drawing. */
export const planFrame = { x: 40, y: 34, width: 320, height: 220 } as const;

type Share = { readonly name: string; readonly share: number };

/** Splits a row of the plan into rooms by their shares, from left to right without a gap. */
function row(y: number, height: number, rooms: readonly Share[]): PlanRoom[] {
  const whole = rooms.reduce((sum, { share }) => sum + share, 0);
  return rooms.map(({ name, share }, index) => {
    const before = rooms.slice(0, index).reduce((sum, room) => sum + room.share, 0);
    return {
      name,
      x: planFrame.x + (planFrame.width * before) / whole,
      y,
      width: (planFrame.width * share) / whole,
      height,
    };
  });
}

function numbered(name: string, count: number, share: number): Share[] {
  return Array.from({ length: count }, (_, index) => ({
    name: count > 1 ? `${name} ${index + 1}` : name,
    share,
  }));
}

/** A sketch of the rooms: where one lives above, where one sleeps below. A studio sleeps where it lives. */
export function planRooms({
  bedrooms,
  bathrooms,
}: Pick<Property, "bedrooms" | "bathrooms">): PlanRoom[] {
  const { y, height } = planFrame;
  if (bedrooms === 0) {
    return [
      ...row(y, height * 0.66, [{ name: "Living and sleeping", share: 1 }]),
      ...row(y + height * 0.66, height * 0.34, [
        { name: "Kitchen", share: 1.6 },
        { name: "Entry", share: 0.8 },
        ...numbered("Bath", bathrooms, 1),
      ]),
    ];
  }
  const upper = Math.ceil(bathrooms / 2) - (bedrooms > 2 ? 0 : 1);
  const lower = bathrooms - upper;
  const baths = numbered("Bath", bathrooms, 0.9);
  return [
    ...row(y, height * 0.5, [
      { name: "Living", share: 2.4 },
      { name: "Kitchen", share: 1.6 },
      ...baths.slice(0, upper),
    ]),
    ...row(y + height * 0.5, height * 0.5, [
      ...numbered("Bed", bedrooms, 1.4),
      ...baths.slice(upper, upper + lower),
    ]),
  ];
}
