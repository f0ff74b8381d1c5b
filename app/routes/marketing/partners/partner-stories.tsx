import { partners, partnerStories } from "#app/content/partners.ts";
import { formatMoney } from "#domain/money.ts";

/** Three partners: what they did, said and earned. */
export function PartnerStories() {
  const { stories } = partners;
  return (
    <section className="tales on-sky" aria-labelledby="tales">
      <div className="wrap">
        <h2 className="h" id="tales">
          {stories.heading}
        </h2>
        <ul className="tales__l">
          {partnerStories.map((story) => (
            <li key={story.partnerName}>
              <p className="tales__n">
                <b className="d">{formatMoney(story.commissionEarned)}</b>
                <span>
                  {stories.earned}, {story.clientsReferred} {stories.referred}
                </span>
              </p>
              <figure>
                <blockquote>{story.testimonial}</blockquote>
                <figcaption>{story.speaker}</figcaption>
              </figure>
              <div>
                <h3 className="h">{story.partnerName}</h3>
                <p>{story.partnerType}</p>
                <p>{story.achievement}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
