import type { ReactNode } from "react";
import "#app/styles/closing-band.css";
import { ClosingRings } from "./art/closing-rings.tsx";

type ClosingBandProps = {
  readonly lines: readonly string[];
  readonly text: string;
  /** One or two links that look like buttons. */
  readonly children: ReactNode;
};

/** The band in the signal colour that ends a page with what to do next. */
export function ClosingBand({ lines, text, children }: ClosingBandProps) {
  return (
    <section className="portal">
      <ClosingRings />
      <div className="wrap">
        <div>
          <h2 className="d">
            {lines.map((line, index) => (
              <span key={line}>
                {line}
                {index < lines.length - 1 && " "}
              </span>
            ))}
          </h2>
          <p>{text}</p>
          <div className="portal__cta">{children}</div>
        </div>
      </div>
    </section>
  );
}
