import type { FeatureDrawingName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import { DeferredArt } from "./deferred-art.tsx";
import styles from "./feature-art.module.css";

const load = () => import("./drawings/features.ts");
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
  telephones: { viewBox: "0 0 560 320", preserveAspectRatio: "xMidYMin slice" },
} as const satisfies Record<FeatureDrawingName, Frame>;

type FeatureArtProps = { readonly name: FeatureDrawingName; readonly className?: string };

/** The illustration of one feature card; it takes its colours from the card's `--c-bg` and `--c-a`. */
export function FeatureArt({ name, className }: FeatureArtProps) {
  return (
    <DeferredArt
      key={name}
      className={cn(styles.drawing, className)}
      data-drawing={name}
      {...frames[name]}
      markup={inPlace?.features[name] ?? null}
      load={() => load().then((module) => module.features[name])}
    />
  );
}
