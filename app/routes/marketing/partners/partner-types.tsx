import { Chips } from "#app/components/marketing/chips.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import { partners, partnerTypes } from "#app/content/partners.ts";

/** The four kinds of partner. */
export function PartnerTypes() {
  const { types } = partners;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead lines={types.lines} text={types.text} />
        <ul className="kinds">
          {partnerTypes.map((type) => (
            <li key={type.id}>
              <h3 className="h">{type.title}</h3>
              <div>
                <p>{type.description}</p>
                <Chips items={type.benefits} />
              </div>
              <p className="kinds__for">
                <b>{types.audience}</b> {type.targetAudience}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
