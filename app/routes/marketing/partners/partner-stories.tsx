import layout from "#app/components/layout-kit/layout-kit.module.css";
import { display, heading, part } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { partners, partnerStories } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import panels from "../panels.module.css";
import styles from "./partner-stories.module.css";

/** Three partners: what they did, said and earned. */
export function PartnerStories() {
  const { stories } = partners;
  return (
    <section className={cn(layout.onSky, panels.closing, styles.stories)} aria-labelledby="tales">
      <div className={layout.pageWidth}>
        <h2 className={cn(typography.heading, part)} id="tales">
          {stories.heading}
        </h2>
        <ul>
          {partnerStories.map((story) => (
            <li key={story.partnerName} className={panels.split}>
              <p>
                <b className={display}>{formatMoney(story.commissionEarned)}</b>
                <span>
                  {stories.earned}, {story.clientsReferred} {stories.referred}
                </span>
              </p>
              <figure>
                <blockquote className={textClass(20)}>{story.testimonial}</blockquote>
                <figcaption className={textClass(15)}>{story.speaker}</figcaption>
              </figure>
              <div>
                <h3 className={heading(20)}>{story.partnerName}</h3>
                <p className={textClass(15)}>{story.partnerType}</p>
                <p className={textClass(15)}>{story.achievement}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
