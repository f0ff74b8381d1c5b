import type { SceneName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "./hues.css";
import { DeferredArt } from "./deferred-art.tsx";
import styles from "./scene.module.css";

const load = () => import("./drawings/scenes.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type SceneProps = { readonly name: SceneName; readonly className?: string };

/** An industry as a still life, 4:3. Something around it names its hue, `data-hue`. */
export function Scene({ name, className }: SceneProps) {
  return (
    <DeferredArt
      key={name}
      className={cn(styles.scene, className)}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      markup={inPlace?.scenes[name] ?? null}
      load={() => load().then((module) => module.scenes[name])}
    />
  );
}
