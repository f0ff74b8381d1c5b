import { cluster, columns } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { Testimonial } from "#app/content/testimonials.ts";
import { cn } from "#app/lib/cn.ts";
import marks from "./marks.module.css";
import styles from "./voices.module.css";

type VoiceProps = { readonly testimonial: Testimonial; readonly isLarge?: boolean };

/** One client's words and whose they are. */
function Voice({ testimonial, isLarge = false }: VoiceProps) {
  const { quote, author, role, company, industry } = testimonial;
  return (
    <figure>
      <blockquote
        className={
          isLarge ? cn(typography.display, styles.large, marks.lightOnPhones) : styles.quote
        }
      >
        {quote}
      </blockquote>
      <figcaption className={cn(styles.author, cluster(0, "top"))}>
        <b>{author}</b>
        <span>
          {role}, {company}, {industry}
        </span>
      </figcaption>
    </figure>
  );
}

type VoicesProps = { readonly heading: string; readonly testimonials: readonly Testimonial[] };

/** Testimonials on sky, the first one in display type. */
export function Voices({ heading, testimonials }: VoicesProps) {
  const [first, ...others] = testimonials;
  return (
    <section className={cn(styles.voices, layout.onSky, marks.night)} aria-labelledby="voices">
      <div className={layout.pageWidth}>
        <h2 className={typography.visuallyHidden} id="voices">
          {heading}
        </h2>
        {first && <Voice testimonial={first} isLarge />}
        {others.length > 0 && (
          <div className={cn(styles.others, columns(2, 40, 768))}>
            {others.map((testimonial) => (
              <Voice key={testimonial.author} testimonial={testimonial} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
