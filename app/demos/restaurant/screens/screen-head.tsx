import type { ReactNode } from "react";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import parts from "./parts.module.css";

type ScreenHeadProps = {
  /** Id of the heading, which can take the focus. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** What can be done with the whole screen. */
  readonly children: ReactNode;
};

/** What a screen of the front of house is called, and what there is on it. */
export function ScreenHead({ id, title, line, children }: ScreenHeadProps) {
  return (
    <header className={cn(spread(20), parts.head)}>
      <div className={stack(8)}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className={typography.quiet}>{line}</p>
      </div>
      {children}
    </header>
  );
}
