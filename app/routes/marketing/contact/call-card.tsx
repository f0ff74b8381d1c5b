import layout from "#app/components/layout-kit/layout-kit.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callCard } from "#app/content/call-card.ts";
import { CallButton } from "#app/forms/call/call-button.tsx";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./contact.module.css";

/** The free 15-minute call (specification, section 2). */
export function CallCard() {
  return (
    <section className={cn(panels.dark, layout.onSky, styles.callCard)} aria-labelledby="call-card">
      <h3 className={cn(typography.heading, textClass(24))} id="call-card">
        {callCard.title}
      </h3>
      <p className={textClass(15)}>{callCard.text}</p>
      <CallButton type="call15" />
    </section>
  );
}
