import { CallBooked } from "./call-booked.tsx";
import { CallBooking } from "./call-booking.tsx";
import { CallHeld } from "./call-held.tsx";
import type { CallOrder } from "./call-order.ts";
import type { CallFlow } from "./use-call-flow.ts";

type CallStepsProps = {
  readonly order: CallOrder;
  readonly flow: CallFlow;
  readonly onDone?: () => void;
};

/** A booking as far as it has come: the form, the letter that is awaited, or the confirmation. */
export function CallSteps({ order, flow, onDone }: CallStepsProps) {
  const { stage, receive } = flow;
  if (stage.name === "form") {
    return <CallBooking order={order} start={stage.start} onSent={receive} />;
  }
  if (stage.name === "booked") {
    return <CallBooked order={order} sent={stage.sent} onDone={onDone} />;
  }
  const hasLapsed = stage.name === "lapsed";
  return <CallHeld order={order} sent={stage.sent} hasLapsed={hasLapsed} flow={flow} />;
}
