import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useRef, type ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import gate from "./gate.module.css";

type GateSectionProps = {
  readonly title: string;
  readonly subtitle: string;
  /** For a view that takes the place of a form which had the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
};

/** One view of `/login`: its heading, a sentence, and what can be done. */
export function GateSection({ title, subtitle, takesFocus = false, children }: GateSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  return (
    <section className={cn(stack(20), gate.form)} aria-labelledby="sign-in">
      <h1 className={typography.display} id="sign-in" tabIndex={-1} ref={headingRef}>
        {title}
      </h1>
      <p className={cn(typography.quiet, textClass(18), gate.subtitle)}>{subtitle}</p>
      {children}
    </section>
  );
}
