import { business } from "./business.ts";

/** The calls that can be booked, by the names that the database has for them (decisions D1 and D2; section 3 for the last). */
export const callTypes = {
  call15: { minutes: 15, label: "15-minute call", event: `First call with ${business.name}` },
  partner30: {
    minutes: 30,
    label: "30-minute partner call",
    event: `Partner call with ${business.name}`,
  },
  consult30: {
    minutes: 30,
    label: "Launch consultation",
    event: `Launch consultation with ${business.name}`,
  },
} as const;

export type CallTypeId = keyof typeof callTypes;

/** How both sides of a call come together: `none` while nobody knows. */
export type CallPlace = "phone" | "link" | "office" | "none";
