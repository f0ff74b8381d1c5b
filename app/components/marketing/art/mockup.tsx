import type { MockupName } from "#app/content/art-name.ts";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/art-hue.css";
import "#app/styles/art-mockups.css";
import { DeferredArt } from "./deferred-art.tsx";
import { drawMockup } from "./drawings/mockup.ts";
import { mockupSize } from "./mockup-size.ts";

type MockupProps = { readonly name: MockupName; readonly className?: string };

/** A demo application's window, drawn. Something around it carries `art-hue` and a `hue-…`. */
export function Mockup({ name, className }: MockupProps) {
  const { width, height } = mockupSize(name);
  return (
    <DeferredArt
      key={name}
      className={cn("mock", className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      markup={import.meta.env.SSR || import.meta.env.DEV ? drawMockup(name) : null}
      load={() => import("./drawings/mockup.ts").then((module) => module.drawMockup(name))}
    />
  );
}
