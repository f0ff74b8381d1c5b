import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ConsultationBooking, type Application } from "#app/forms/call/consultation-booking.tsx";
import type { SubmittedConsultation } from "#app/forms/consultation/consultation-repository.ts";
import { nearestTimezone, standardOffset } from "#app/forms/consultation/nearest-timezone.ts";

/** Below the application that was sent: a time for its consultation. */
export function TimeChoice({ submitted }: { readonly submitted: SubmittedConsultation }) {
  return (
    <div className={layout.pageWidth}>
      <ConsultationBooking application={applicationOf(submitted)} />
    </div>
  );
}

function applicationOf({ id, request }: SubmittedConsultation): Application {
  const guess = nearestTimezone(standardOffset(new Date().getFullYear()));
  return {
    id,
    name: `${request.firstName} ${request.lastName}`,
    email: request.email,
    phone: request.phone,
    meeting: request.consultationType,
    // What the form has guessed is less than what the browser says.
    timezone: request.timezone === guess ? "" : request.timezone,
    wish: { day: request.preferredDate, part: request.preferredTime },
  };
}
