import { callCard } from "#app/content/call-card.ts";
import { CallButton } from "#app/forms/call/call-button.tsx";

/** The free 15-minute call (specification, section 2). */
export function CallCard() {
  return (
    <section className="callcard on-sky" aria-labelledby="call-card">
      <h3 className="h" id="call-card">
        {callCard.title}
      </h3>
      <p>{callCard.text}</p>
      <CallButton type="call15" />
    </section>
  );
}
