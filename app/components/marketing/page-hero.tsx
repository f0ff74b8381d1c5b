import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { cn } from "#app/lib/cn.ts";
import { HeroStageSmall } from "./art/hero-stage.tsx";
import { Headline } from "./headline.tsx";
import heroes from "./hero.module.css";

type PageHeroProps = {
  readonly lines: readonly string[];
  readonly text?: string;
  readonly children?: ReactNode;
};

/** The opening of a page with the look's art beside its headline. */
export function PageHero({ lines, text, children }: PageHeroProps) {
  return (
    <section className={cn(heroes.hero, heroes.page, layout.onSky)} data-hero="page">
      <div className={cn(heroes.inner, layout.pageWidth)}>
        <Headline lines={lines} />
        {text && <p className={heroes.lead}>{text}</p>}
        {children}
      </div>
      {/* After the words on whose height it stands: a page that comes in parts would be seen to move it. */}
      <HeroStageSmall />
    </section>
  );
}
