import { SectorList } from "#app/components/marketing/sector-list.tsx";
import { examples } from "#app/content/examples.ts";
import { sectors } from "#app/content/sectors.ts";

export function EveryIndustry() {
  const { heading, text } = examples.everyIndustry;
  return (
    <section className="sec sec--inset" aria-labelledby="every-industry">
      <div className="wrap every">
        <div className="every__h">
          <h2 className="d" id="every-industry">
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <p>{text}</p>
        </div>
        <SectorList sectors={sectors} />
      </div>
    </section>
  );
}
