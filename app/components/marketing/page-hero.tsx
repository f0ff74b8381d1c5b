import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { cn } from "#app/lib/cn.ts";
import { HeroStageSmall } from "./art/hero-stage.tsx";
import { Headline } from "./headline.tsx";

type PageHeroProps = {
  readonly lines: readonly string[];
  readonly text?: string;
  readonly children?: ReactNode;
};

/** The opening of a page with the look's art beside its headline. */
export function PageHero({ lines, text, children }: PageHeroProps) {
  return (
    <section className={cn("hero hero--page", layout.onSky)}>
      <div className={cn("hero__in", layout.pageWidth)}>
        <Headline lines={lines} />
        {text && <p className="hero__sub">{text}</p>}
        {children}
      </div>
      {/* After the words on whose height it stands: a page that comes in parts would be seen to move it. */}
      <HeroStageSmall />
    </section>
  );
}
