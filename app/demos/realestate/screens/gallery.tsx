import { useState } from "react";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Property } from "../model.ts";
import styles from "./home-details.module.css";
import { LivingScene, PlanScene } from "./scene-inside.tsx";
import { PropertyScene, sceneLabel } from "./scene.tsx";

const views = ["Street", "Living", "Plan"] as const;
type View = (typeof views)[number];

/** Three drawings of a home: from the street, from the sofa, from above. */
export function Gallery({ home }: { readonly home: Property }) {
  const [view, setView] = useState<View>("Street");
  return (
    <div className={stack(10)}>
      <div className={styles.view}>
        {view === "Street" && <PropertyScene home={home} name={sceneLabel(home.image)} />}
        {view === "Living" && (
          <LivingScene home={home} name={`Illustration of the living room of ${home.title}`} />
        )}
        {view === "Plan" && (
          <PlanScene home={home} name={`Illustration of the floor plan of ${home.title}`} />
        )}
      </div>
      <div className={columns(3, 10)} role="group" aria-label="Pictures">
        {views.map((one) => (
          <button
            key={one}
            className={cn(stack(4), textClass(13, 600), styles.thumbnail)}
            type="button"
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {one === "Street" && <PropertyScene home={home} />}
            {one === "Living" && <LivingScene home={home} />}
            {one === "Plan" && <PlanScene home={home} />}
            <span>{one}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
