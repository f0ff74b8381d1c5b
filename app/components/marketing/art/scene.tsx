import type { SceneName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/art-hue.css";
import "#app/styles/art-scenes.css";
import { DeferredArt } from "./deferred-art.tsx";

const load = () => import("./drawings/scene.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type SceneProps = { readonly name: SceneName; readonly className?: string };

/** An industry as a still life, 4:3. Something around it carries `art-hue` and a `hue-…`. */
export function Scene({ name, className }: SceneProps) {
  return (
    <DeferredArt
      key={name}
      className={cn("scene", className)}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      markup={inPlace?.drawScene(name) ?? null}
      load={() => load().then((module) => module.drawScene(name))}
    />
  );
}
