import { business } from "./business.ts";

/** The two calls that can be booked, by the names that the database has for them (decisions D1 and D2). */
export const callTypes = {
  call15: { minutes: 15, label: "15-minute call", event: `First call with ${business.name}` },
  partner30: {
    minutes: 30,
    label: "30-minute partner call",
    event: `Partner call with ${business.name}`,
  },
} as const;

export type CallTypeId = keyof typeof callTypes;
