import type { MockupName, OldSiteBody } from "./art-name.ts";
import type { CaseSlug } from "./case-slugs.ts";
import type { DemoSlug } from "./demo-catalog.ts";
import type { IconName } from "./icon-name.ts";

/** A result in few characters and what it counts. */
export type Figure = { readonly value: string; readonly label: string };

export type CaseStudy = {
  readonly slug: CaseSlug;
  /** The client. */
  readonly title: string;
  readonly industry: string;
  readonly description: string;
  /** The live demo it leads to; only these three (specification, section 2). */
  readonly animationType: "ecommerce" | "dashboard" | "community";
  /** The demo of its trade, which its page leads to as well. */
  readonly tradeDemo: DemoSlug;
  /** The window of the application, drawn. */
  readonly mockupImage: MockupName;
  readonly beforeSite: {
    readonly summary: string;
    /** What the drawing of the old website shows. */
    readonly title: string;
    readonly subtitle: string;
    readonly links: readonly string[];
    readonly body: OldSiteBody;
  };
  readonly afterSite: string;
  /** At most six (specification, section 2). */
  readonly features: readonly string[];
  readonly businessImpact: readonly Figure[];
  readonly tech: readonly string[];
  /** Stands for its trade. */
  readonly icon: IconName;
  /** Name of the hue its art is drawn in. */
  readonly color: string;
};
