import type { MockupName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/art-hue.css";
import "#app/styles/art-mockups.css";
import { DeferredArt } from "./deferred-art.tsx";
import { mockupSize } from "./mockup-size.ts";

const load = () => import("./drawings/mockup.ts");
const inPlace = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type MockupProps = {
  readonly name: MockupName;
  readonly className?: string;
  readonly alternative?: string;
};

/** A demo application's window, drawn. Something around it carries `art-hue` and a `hue-…`. */
export function Mockup({ name, className, alternative }: MockupProps) {
  const { width, height } = mockupSize(name);
  return (
    <DeferredArt
      key={name}
      className={cn("mock", className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      markup={inPlace?.drawMockup(name) ?? null}
      alternative={alternative}
      load={() => load().then((module) => module.drawMockup(name))}
    />
  );
}
