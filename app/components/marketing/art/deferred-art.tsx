import { useLayoutEffect, useRef } from "react";

/** One object for every render: React would empty the drawing again if it saw another. */
const asServed = { __html: "" };

type DeferredArtProps = {
  readonly className: string;
  readonly "data-drawing"?: string;
  readonly viewBox?: string;
  readonly preserveAspectRatio?: string;
  /** The drawing on the server and in development. The browser's build folds its import to null, and so leaves it out. */
  readonly markup: string | null;
  readonly load: () => Promise<string>;
  /** What it shows; without it the drawing is decoration. */
  readonly alternative?: string | undefined;
};

/**
 * A drawing that is in the served HTML but not in the page's script: at hydration React leaves the served markup alone,
 * and after a navigation in the browser, when there is none, it is fetched. Give it a key that names the drawing.
 */
export function DeferredArt({ markup, load, alternative, ...rest }: DeferredArtProps) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null || element.hasChildNodes()) return;
    load().then(
      (loaded) => {
        if (!element.hasChildNodes()) element.innerHTML = loaded;
      },
      // Decoration: the page is whole without it.
      () => undefined,
    );
  }, [load]);
  return (
    <svg
      ref={svg}
      {...rest}
      {...(alternative === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": alternative })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup === null ? asServed : { __html: markup }}
    />
  );
}
