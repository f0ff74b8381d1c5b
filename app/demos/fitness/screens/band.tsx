import type { ReactNode } from "react";

type BandProps = {
  readonly title: string;
  readonly line: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** What stands below, still on the dark. */
  readonly children?: ReactNode;
};

/** The dark head of a screen. */
export function Band({ title, line, actions, children }: BandProps) {
  return (
    <div className="ft-band">
      <div className="ft-band__h">
        <div>
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        {actions && <div className="ft-band__a">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
