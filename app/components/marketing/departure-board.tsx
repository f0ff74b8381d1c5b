import type { IndustrySolution } from "#app/content/industry-solutions.ts";
import { Icon } from "../ui/icon.tsx";

type DepartureBoardProps = {
  readonly heading: string;
  readonly industries: readonly IndustrySolution[];
};

/** The index of the industries: from, to and one figure; each row leads to its entry below. */
export function DepartureBoard({ heading, industries }: DepartureBoardProps) {
  return (
    <div className="wrap">
      <nav className="board on-sky" aria-labelledby="board">
        <h2 className="vh" id="board">
          {heading}
        </h2>
        <ol>
          {industries.map(({ id, industry, transformation, metrics: [figure] }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b className="h">{industry}</b>
                <span className="board__f">{transformation.from}</span>
                <Icon name="arrow" />
                <span className="board__t">{transformation.to}</span>
                {figure && (
                  <span className="board__m">
                    {figure.value} <small>{figure.label}</small>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
