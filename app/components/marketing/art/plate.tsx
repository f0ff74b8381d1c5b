import type { PlateName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "./hues.css";
import { DeferredArt } from "./deferred-art.tsx";
import styles from "./scene.module.css";

const load = () => import("./drawings/plates.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type PlateProps = { readonly name: PlateName; readonly className?: string };

/** The picture above an article, 16:10. Something around it names its hue, `data-hue`. */
export function Plate({ name, className }: PlateProps) {
  return (
    <DeferredArt
      key={name}
      className={cn(styles.scene, className)}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      markup={inPlace?.plates[name] ?? null}
      load={() => load().then((module) => module.plates[name])}
    />
  );
}
