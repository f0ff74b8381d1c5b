import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import styles from "./demo-link.module.css";

type DemoLinkProps = {
  /** What is said before the demo's title: `Try it:`. */
  readonly lead: string;
  readonly slug: string;
  readonly title: string;
};

/** A sentence that ends in a way to a demo. */
export function DemoLink({ lead, slug, title }: DemoLinkProps) {
  return (
    <p className={styles.link} data-demo="">
      {lead}{" "}
      <Link className={typography.link} to={`/demo/${slug}`} prefetch="intent" viewTransition>
        {title}
      </Link>
    </p>
  );
}
