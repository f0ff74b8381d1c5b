import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";

type DemoLinkProps = {
  /** What is said before the demo's title: `Try it:`. */
  readonly lead: string;
  readonly slug: string;
  readonly title: string;
  readonly className?: string;
};

/** A sentence that ends in a way to a demo. */
export function DemoLink({ lead, slug, title, className }: DemoLinkProps) {
  return (
    <p className={className} data-demo="">
      {lead}{" "}
      <Link className={typography.link} to={`/demo/${slug}`} prefetch="intent" viewTransition>
        {title}
      </Link>
    </p>
  );
}
