import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import { contact } from "#app/content/contact.ts";
import styles from "./contact.module.css";

/** Three ways in which a project starts. Only the first leads somewhere (decision D73). */
export function HelpCards() {
  return (
    <ul className={styles.help}>
      {contact.help.map((card) => (
        <li key={card.title}>
          <h3 className={typography.heading}>
            {card.to ? (
              <Link to={card.to} prefetch="intent" viewTransition>
                {card.title}
              </Link>
            ) : (
              card.title
            )}
          </h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
