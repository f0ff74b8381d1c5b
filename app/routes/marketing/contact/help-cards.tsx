import { Link } from "react-router";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { contact } from "#app/content/contact.ts";
import styles from "./contact.module.css";

/** Three ways in which a project starts. Only the first leads somewhere (decision D73). */
export function HelpCards() {
  return (
    <ul className={styles.help}>
      {contact.help.map((card) => (
        <li key={card.title}>
          <h3 className={cn(typography.heading, textClass(18))}>
            {card.to ? (
              <Link to={card.to} prefetch="intent" viewTransition>
                {card.title}
              </Link>
            ) : (
              card.title
            )}
          </h3>
          <p className={textClass(15, "quiet")}>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
