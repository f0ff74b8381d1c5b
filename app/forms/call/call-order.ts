import type { CallTypeId } from "#domain/call-types.ts";
import type { consultationCall } from "#app/content/calls.ts";
import type { CallRequest } from "./call-schema.ts";
import type { IsoMoment } from "./open-times.ts";
import type { TimeWish } from "./wished-time.ts";

/** How a consultation is to take place, by the values of its form. */
export type Meeting = keyof typeof consultationCall.meetings;

/** Which call is booked, and what is known of it beforehand. */
export type CallOrder = {
  readonly type: CallTypeId;
  /** In which the visitor reads times, and letters tell them. */
  readonly zone: string;
  readonly consultation?: Consultation;
};

export type Consultation = {
  /** Of its application. */
  readonly id: string;
  readonly meeting: Meeting;
  readonly wish: TimeWish;
};

/** How the form begins: empty, filled in, or once more after a time that was asked for. */
export type CallStart = {
  readonly request: CallRequest;
  /** The day that is opened. */
  readonly near: IsoMoment | null;
  /** What takes the focus. */
  readonly focus: "email" | "times" | null;
  /** Until then a time that was given back may still count as taken. Never rejects. */
  readonly ready: Promise<void>;
};

export const emptyStart: CallStart = {
  request: { startsAt: "", name: "", email: "", phone: "" },
  near: null,
  focus: null,
  ready: Promise.resolve(),
};
