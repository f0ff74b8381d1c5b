import type { FeatureArtName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/art-features.css";
import { DeferredArt } from "./deferred-art.tsx";

const load = () => import("./drawings/feature.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type Frame = { readonly viewBox?: string; readonly preserveAspectRatio?: string };

const square = { viewBox: "0 0 312 292", preserveAspectRatio: "xMidYMin meet" };
const wide = { viewBox: "0 0 640 292", preserveAspectRatio: "xMaxYMin slice" };

/** How each drawing fills its card. The chart has two frames of its own, one that stretches and one that does not. */
const frames = {
  database: { viewBox: "0 0 640 600", preserveAspectRatio: "xMinYMin meet" },
  commerce: wide,
  community: wide,
  partners: { viewBox: "0 0 640 292", preserveAspectRatio: "xMaxYMax slice" },
  apis: { viewBox: "0 0 312 600", preserveAspectRatio: "xMinYMin meet" },
  cdn: { viewBox: "0 0 312 600", preserveAspectRatio: "xMidYMin meet" },
  chat: wide,
  analytics: {},
  workflows: square,
  payments: square,
  users: square,
  security: square,
} as const satisfies Record<FeatureArtName, Frame>;

type FeatureArtProps = { readonly name: FeatureArtName; readonly className?: string };

/** The illustration of one feature card; it takes its colours from the card's `--c-bg` and `--c-a`. */
export function FeatureArt({ name, className }: FeatureArtProps) {
  return (
    <DeferredArt
      key={name}
      className={cn("feature-art", className)}
      {...frames[name]}
      markup={inPlace?.drawFeature(name) ?? null}
      load={() => load().then((module) => module.drawFeature(name))}
    />
  );
}
