import type { ShownMonth } from "#app/components/demo/calendar-keys.ts";
import { dateOfDay, type IsoDay } from "#domain/dates.ts";
import {
  clearSelection,
  confirmBooking,
  isTimeTaken,
  pickDate,
  pickFilter,
  pickSlot,
  startMove,
} from "./booking.ts";
import type {
  Department,
  HealthState,
  HealthTab,
  MetricName,
  RecordKind,
  SharedSection,
  TimeSlot,
  VisitType,
  VitalsRange,
} from "./model.ts";
import { requestRefill, requestRenewal } from "./prescriptions.ts";
import { sampleReplies } from "./sample-records.ts";
import { withShare, type ShareTime } from "./sharing.ts";

export type HealthAction =
  | { readonly type: "tab"; readonly tab: HealthTab }
  | { readonly type: "month"; readonly month: ShownMonth }
  | { readonly type: "cursor" | "date"; readonly day: IsoDay }
  | { readonly type: "slot"; readonly slot: TimeSlot }
  | { readonly type: "jump"; readonly day: IsoDay; readonly slot: TimeSlot }
  | { readonly type: "filter"; readonly filter: Department | "all" }
  | { readonly type: "visitType"; readonly visitType: VisitType }
  | { readonly type: "reason"; readonly reason: string }
  | { readonly type: "confirm"; readonly now: Date }
  | { readonly type: "bookAnother" | "keepTime" }
  | { readonly type: "undoCancel"; readonly id: string }
  | { readonly type: "list"; readonly list: HealthState["list"] }
  | { readonly type: "move" | "cancel" | "checkIn"; readonly id: string }
  | { readonly type: "takeToday"; readonly id: string }
  | { readonly type: "openRecord"; readonly id: string | null }
  | { readonly type: "recordKind"; readonly kind: RecordKind | "all" }
  | { readonly type: "recordQuery"; readonly query: string }
  | { readonly type: "refill"; readonly id: string; readonly pharmacy: string; readonly now: Date }
  | { readonly type: "renew"; readonly id: string; readonly now: Date }
  | {
      readonly type: "share";
      readonly name: string;
      readonly sections: readonly SharedSection[];
      readonly time: ShareTime;
      readonly now: Date;
    }
  | { readonly type: "revoke"; readonly id: string }
  | { readonly type: "metric"; readonly metric: MetricName }
  | { readonly type: "range"; readonly range: VitalsRange }
  | {
      readonly type: "addReading";
      readonly day: IsoDay;
      readonly systolic: number;
      readonly diastolic: number;
    }
  | { readonly type: "writeAbout"; readonly topic: string | null }
  | { readonly type: "send"; readonly topic: string; readonly text: string }
  | { readonly type: "answer" };

export function reduceHealth(state: HealthState, action: HealthAction): HealthState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "list":
      return { ...state, list: action.list };
    case "confirm":
      return confirmBooking(state, action.now);
    case "move":
      return startMove(state, action.id);
    case "cancel":
      return cancelled(state, action.id);
    case "undoCancel":
      return restored(state, action.id);
    case "checkIn":
      return { ...state, checkedIn: [...new Set([...state.checkedIn, action.id])] };
    case "openRecord":
      return {
        ...state,
        openRecord: action.id,
        records: state.records.map((record) =>
          record.id === action.id ? { ...record, isUnread: false } : record,
        ),
      };
    case "recordKind":
      return { ...state, recordKind: action.kind };
    case "recordQuery":
      return { ...state, recordQuery: action.query };
    case "share": {
      const { name, sections, time, now } = action;
      return { ...state, shares: withShare(state.shares, name, sections, time, now) };
    }
    case "revoke":
      return { ...state, shares: state.shares.filter(({ id }) => id !== action.id) };
    case "metric":
      return { ...state, metric: action.metric };
    case "range":
      return { ...state, range: action.range };
    case "addReading":
      return withReading(state, action);
    case "takeToday":
    case "refill":
    case "renew":
      return withPrescription(state, action);
    case "writeAbout":
    case "send":
    case "answer":
      return { ...state, ...reduceMessages(state, action) };
    default:
      return { ...state, booking: reduceBooking(state.booking, action) };
  }
}

type BookingAction = Extract<
  HealthAction,
  {
    type:
      | "month"
      | "cursor"
      | "date"
      | "slot"
      | "jump"
      | "filter"
      | "visitType"
      | "reason"
      | "bookAnother"
      | "keepTime";
  }
>;

function reduceBooking(
  booking: HealthState["booking"],
  action: BookingAction,
): HealthState["booking"] {
  switch (action.type) {
    case "month":
      return { ...booking, month: action.month };
    case "cursor":
      return { ...booking, cursor: action.day };
    case "date":
      return pickDate({ ...booking, cursor: action.day }, action.day);
    case "slot":
      return pickSlot(booking, action.slot);
    case "jump": {
      const date = dateOfDay(action.day);
      const month = { year: date.getFullYear(), month: date.getMonth() };
      return pickSlot(pickDate({ ...booking, month, cursor: action.day }, action.day), action.slot);
    }
    case "filter":
      return pickFilter(booking, action.filter);
    case "visitType":
      return { ...booking, type: action.visitType };
    case "reason":
      return { ...booking, reason: action.reason };
    case "bookAnother":
      return { ...booking, bookedId: null };
    case "keepTime":
      return { ...clearSelection(booking), filter: "all" };
  }
}

/** A cancelled visit is gone: there are only upcoming and completed ones. */
function cancelled(state: HealthState, id: string): HealthState {
  const visit = state.appointments.find((one) => one.id === id);
  if (visit?.status !== "upcoming") return state;
  const isMoving = state.booking.movingId === id;
  return {
    ...state,
    appointments: state.appointments.filter((one) => one.id !== id),
    cancelled: [visit, ...state.cancelled],
    booking: isMoving ? { ...clearSelection(state.booking), filter: "all" } : state.booking,
  };
}

/** Brings a cancelled visit back, if its time was not given to another one meanwhile. */
function restored(state: HealthState, id: string): HealthState {
  const visit = state.cancelled.find((one) => one.id === id);
  if (!visit || isTimeTaken(state.appointments, visit)) return state;
  return {
    ...state,
    appointments: [...state.appointments, visit],
    cancelled: state.cancelled.filter((one) => one !== visit),
  };
}

type PrescriptionAction = Extract<HealthAction, { type: "takeToday" | "refill" | "renew" }>;

function withPrescription(state: HealthState, action: PrescriptionAction): HealthState {
  const prescriptions = state.prescriptions.map((one) => {
    if (one.id !== action.id) return one;
    if (action.type === "takeToday") return { ...one, isBooked: !one.isBooked };
    return action.type === "refill"
      ? requestRefill(one, action.pharmacy, action.now)
      : requestRenewal(one, action.now);
  });
  return { ...state, prescriptions };
}

type ReadingAction = Extract<HealthAction, { type: "addReading" }>;

/** Today's reading; a second one of the same day stands beside the first. */
function withReading(state: HealthState, { day, systolic, diastolic }: ReadingAction): HealthState {
  const pressure = [...state.vitals.pressure, { day, systolic, diastolic }];
  return { ...state, vitals: { ...state.vitals, pressure } };
}

type MessageAction = Extract<HealthAction, { type: "writeAbout" | "send" | "answer" }>;

function reduceMessages(state: HealthState, action: MessageAction): Partial<HealthState> {
  const { messages } = state;
  const id = `message-${messages.length + 1}`;
  switch (action.type) {
    case "writeAbout":
      return { messageTopic: action.topic };
    case "send": {
      const text = action.text.trim();
      if (text === "") return {};
      return { messages: [...messages, { id, from: "patient", topic: action.topic, text }] };
    }
    case "answer": {
      const answers = messages.filter(({ from }) => from === "clinic").length;
      const text = sampleReplies[answers % sampleReplies.length] ?? sampleReplies[0];
      const topic = messages.at(-1)?.topic ?? "";
      return { messages: [...messages, { id, from: "clinic", topic, text }] };
    }
  }
}
