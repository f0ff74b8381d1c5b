import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { cn } from "#app/lib/cn.ts";
import { Stars } from "./art/stars.tsx";
import { Headline } from "./headline.tsx";
import heroes from "./hero.module.css";

type BarHeroProps = {
  readonly lines: readonly string[];
  readonly text?: string;
  /** Above the headline, as breadcrumbs. */
  readonly before?: ReactNode;
  /** Beside the headline, as filters or facts. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** The opening of a page for reading or filling in: the dark ground and the stars, no stage. */
export function BarHero({ lines, text, before, children, className }: BarHeroProps) {
  return (
    <section className={cn(heroes.hero, heroes.plain, layout.onSky, className)} data-hero="bar">
      <Stars />
      <div className={cn(heroes.inner, layout.pageWidth)}>
        <div>
          {before}
          <Headline lines={lines} />
          {text && <p className={heroes.lead}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
