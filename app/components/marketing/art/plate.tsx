import type { PlateName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/art-hue.css";
import "#app/styles/art-scenes.css";
import { DeferredArt } from "./deferred-art.tsx";

const load = () => import("./drawings/plate.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type PlateProps = { readonly name: PlateName; readonly className?: string };

/** The picture above an article, 16:10. Something around it carries `art-hue` and a `hue-…`. */
export function Plate({ name, className }: PlateProps) {
  return (
    <DeferredArt
      key={name}
      className={cn("scene", className)}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      markup={inPlace?.drawPlate(name) ?? null}
      load={() => load().then((module) => module.drawPlate(name))}
    />
  );
}
