import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { partners, partnerStories } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./partner-stories.module.css";

/** Three partners: what they did, said and earned. */
export function PartnerStories() {
  const { stories } = partners;
  return (
    <section className={cn(styles.stories, layout.onSky)} aria-labelledby="tales">
      <div className={layout.pageWidth}>
        <h2 className={typography.heading} id="tales">
          {stories.heading}
        </h2>
        <ul className={styles.list}>
          {partnerStories.map((story) => (
            <li key={story.partnerName}>
              <p className={styles.figure}>
                <b className={typography.display}>{formatMoney(story.commissionEarned)}</b>
                <span>
                  {stories.earned}, {story.clientsReferred} {stories.referred}
                </span>
              </p>
              <figure>
                <blockquote>{story.testimonial}</blockquote>
                <figcaption>{story.speaker}</figcaption>
              </figure>
              <div>
                <h3 className={typography.heading}>{story.partnerName}</h3>
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
