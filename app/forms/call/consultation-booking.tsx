import { useId, useState } from "react";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { consultationCall } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import { emptyStart, type CallOrder, type CallStart, type Meeting } from "./call-order.ts";
import { CallSteps } from "./call-steps.tsx";
import styles from "./consultation-booking.module.css";
import { callTitle, useCallFlow } from "./use-call-flow.ts";
import type { TimeWish } from "./wished-time.ts";

/** What an application says of its consultation. */
export type Application = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly meeting: string;
  /** One of the form's six zones; empty for the visitor's own. */
  readonly timezone: string;
  readonly wish: TimeWish;
};

type ConsultationBookingProps = { readonly application: Application };

const zones: Readonly<Record<string, string>> = {
  EST: "America/New_York",
  CST: "America/Chicago",
  MST: "America/Denver",
  PST: "America/Los_Angeles",
  GMT: "Europe/London",
  CET: "Europe/Berlin",
};

/** Below an application that was sent: a time for its consultation, for who wants to choose one at once. */
export function ConsultationBooking({ application }: ConsultationBookingProps) {
  const title = useId();
  const [order] = useState(() => orderOf(application));
  const [start] = useState(() => startOf(application));
  const flow = useCallFlow(order, start);
  const { name } = flow.stage;
  return (
    <section className={cn(surface("large"), styles.booking)} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 className={typography.heading} id={title}>
          {callTitle(name, consultationCall.title, consultationCall.booked)}
        </h2>
        {name === "form" && <p className={textClass(16, "quiet")}>{consultationCall.text}</p>}
      </header>
      <CallSteps order={order} flow={flow} />
    </section>
  );
}

function orderOf({ id, meeting, timezone, wish }: Application) {
  return {
    type: "consult30",
    zone: zones[timezone] ?? ownZone(),
    consultation: { id, meeting: isMeeting(meeting) ? meeting : "phone-call", wish },
  } as const satisfies CallOrder;
}

function startOf({ name, email, phone }: Application): CallStart {
  return { ...emptyStart, request: { startsAt: "", name, email, phone } };
}

function isMeeting(value: string): value is Meeting {
  return value in consultationCall.meetings;
}
