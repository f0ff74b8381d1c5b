import type { MockupName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "./hues.css";
import { DeferredArt } from "./deferred-art.tsx";
import { mockupSize } from "./mockup-size.ts";
import styles from "./mockup.module.css";

const load = () => import("./drawings/mockups.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type MockupProps = {
  readonly name: MockupName;
  readonly className?: string;
  readonly alternative?: string;
};

/** A demo application's window, drawn. Something around it names its hue, `data-hue`. */
export function Mockup({ name, className, alternative }: MockupProps) {
  const { width, height } = mockupSize(name);
  return (
    <DeferredArt
      key={name}
      className={cn(styles.mockup, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      markup={inPlace?.mockups[name] ?? null}
      alternative={alternative}
      load={() => load().then((module) => module.mockups[name])}
    />
  );
}
