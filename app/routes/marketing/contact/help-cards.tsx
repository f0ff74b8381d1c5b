import { Link } from "react-router";
import { contact } from "#app/content/contact.ts";

/** Three ways in which a project starts. Only the first leads somewhere (decision D73). */
export function HelpCards() {
  return (
    <ul className="help">
      {contact.help.map((card) => (
        <li key={card.title}>
          <h3 className="h">
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
