import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { callCard } from "#app/content/call-card.ts";
import { CallButton } from "#app/forms/call/call-button.tsx";
import { cn } from "#app/lib/cn.ts";
import styles from "./contact.module.css";

/** The free 15-minute call (specification, section 2). */
export function CallCard() {
  return (
    <section className={cn(styles.callCard, layout.onSky)} aria-labelledby="call-card">
      <h3 className={typography.heading} id="call-card">
        {callCard.title}
      </h3>
      <p>{callCard.text}</p>
      <CallButton type="call15" />
    </section>
  );
}
