import { useRef, type ReactNode } from "react";
import { callDialogLabels } from "#app/content/calls.ts";
import { BookedActions } from "./booked-actions.tsx";
import { CallFacts, factsOf, type Fact } from "./call-facts.tsx";
import type { CallOrder } from "./call-order.ts";
import { CallPanel } from "./call-panel.tsx";
import type { SentCall } from "./use-call-form.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

type CallBookedProps = {
  readonly order: CallOrder;
  readonly sent: SentCall;
  /** Left out where nothing is open that could be closed. */
  readonly onDone?: (() => void) | undefined;
};

const { booked: words } = callDialogLabels;

/** The confirmation: when, on both clocks, under which reference, and what happens next. */
export function CallBooked({ order, sent, onDone }: CallBookedProps) {
  const { booked, request } = sent;
  const panel = useRef<HTMLDivElement>(null);
  const facts: readonly Fact[] = [
    ...factsOf(order, booked),
    { term: words.next, value: nextOf(sent) },
    { term: words.change, value: booked.secret ? words.byLink : words.byLetter(request.email) },
  ];

  useDialogFocus(() => panel.current?.focus({ preventScroll: true }));

  return (
    <div role="status" tabIndex={-1} ref={panel}>
      <CallPanel startsAt={booked.startsAt} zone={order.zone}>
        <CallFacts facts={facts} />
        <BookedActions type={order.type} sent={sent} onDone={onDone} />
      </CallPanel>
    </div>
  );
}

/** How both come together, by where the call takes place. */
function nextOf({ booked, request }: SentCall): ReactNode {
  const { place, meetingUrl } = booked;
  if (place === "phone") return words.byPhone(request.phone);
  if (place === "office") return words.atOffice;
  if (place === "none") return words.unknown(request.email);
  if (!meetingUrl) return words.inLetter(request.email);
  return (
    <>
      {words.join} <a href={meetingUrl}>{meetingUrl}</a>
    </>
  );
}
