import { startTransition, useEffect, useState } from "react";
import { isOverServedPage } from "#app/browser/use-hydrated.ts";
import type { Property } from "../model.ts";
import { PropertyScene } from "./scene.tsx";

/**
 * A home below the first view: the served page has its sky alone, and the rest is drawn when React has taken the page
 * over. A dozen drawings in the markup would weigh a third of it.
 */
export function LaterScene({ home }: { readonly home: Property }) {
  const [isDrawn, setIsDrawn] = useState(() => !isOverServedPage());
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return <PropertyScene home={home} isSkyOnly={!isDrawn} />;
}
