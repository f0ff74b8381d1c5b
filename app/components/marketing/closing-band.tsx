import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { ClosingRings } from "./art/closing-rings.tsx";
import styles from "./closing-band.module.css";

type ClosingBandProps = {
  readonly lines: readonly string[];
  readonly text: string;
  /** One or two links that look like buttons. */
  readonly children: ReactNode;
};

/** The band in the signal colour that ends a page with what to do next. */
export function ClosingBand({ lines, text, children }: ClosingBandProps) {
  return (
    <section className={styles.band} data-closing="">
      <ClosingRings />
      <div className={cn(layout.pageWidth, styles.inner)}>
        <div>
          <h2 className={typography.display}>
            {lines.map((line, index) => (
              <span key={line}>
                {line}
                {index < lines.length - 1 && " "}
              </span>
            ))}
          </h2>
          <p>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </section>
  );
}
