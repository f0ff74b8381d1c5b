import type { ReactNode } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { initials } from "#app/lib/person.ts";
import { Icon } from "../ui/icon.tsx";
import { DemoToasts } from "./demo-toasts.tsx";
import { LeadBand, type LeadOffer } from "./lead-band.tsx";
import { TourStrip } from "./tour-strip.tsx";
import type { DemoFrameState } from "./use-demo-tools.ts";
import { useEarlyChanges } from "./use-early-changes.ts";
import "./palette.css";
import demoParts from "./demo-parts.module.css";
import shapes from "./demo-shapes.module.css";
import styles from "./demo-frame.module.css";

type Persona = {
  readonly name: string;
  /** What the persona is and where: `guest shopper at Voltbay`. */
  readonly role: string;
};

type DemoFrameProps = {
  /** The demo's address below `/demo`. */
  readonly slug: string;
  readonly persona: Persona;
  readonly offer: LeadOffer;
  readonly state: DemoFrameState;
  readonly className?: string;
  readonly personaClassName?: string;
  readonly children: ReactNode;
};

/** What stands around every demo: persona, "Try this", the demo itself, and the way to one's own. */
export function DemoFrame(props: DemoFrameProps) {
  const { slug, persona, offer, state, className, personaClassName, children } = props;
  const { steps, done, said, toasts, isDownloadStopped } = state;
  const demo = useEarlyChanges<HTMLDivElement>();
  return (
    <>
      <main id="main" data-pieces="own">
        <div
          className={cn(demoParts.theme, styles.frame, `app--${slug}`, className)}
          data-demo={slug}
          ref={demo}
        >
          <p className={cn(row(10), textClass(13, "quiet"), styles.persona, personaClassName)}>
            <i className={cn(textClass(12, 650), styles.initials)} aria-hidden="true">
              {initials(persona.name)}
            </i>
            <span>
              Viewing as <b>{persona.name}</b>, {persona.role}, sample data
            </span>
          </p>
          <TourStrip steps={steps} done={done} />
          {isDownloadStopped && (
            <p className={cn(row(10, "top"), styles.stopped)} role="alert" aria-live="assertive">
              <Icon name="warning" className={shapes.icon20} />
              Your browser stopped the download. Allow downloads for this page and try again.
            </p>
          )}
          {children}
          <p className={cn(textClass(13, "quiet"), styles.foot)}>
            Sample data. Nothing you enter leaves this page.
          </p>
        </div>
        {/* The same sentence twice differs by a space that nobody hears. An open dialog leaves only what says aria-live. */}
        <p className={typography.visuallyHidden} role="status" aria-live="polite" data-said="">
          {said.sentence}
          {said.count % 2 === 1 && "\u00A0"}
        </p>
        <DemoToasts manager={toasts} app={`app--${slug}`} />
      </main>
      <LeadBand offer={offer} />
    </>
  );
}
