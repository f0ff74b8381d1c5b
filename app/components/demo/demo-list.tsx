import { Link } from "react-router";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./demo-list.module.css";

type DemoListProps = {
  readonly demos: readonly { readonly slug: string; readonly title: string }[];
  readonly className?: string;
};

/** Links to demos by their titles. */
export function DemoList({ demos, className }: DemoListProps) {
  return (
    <ul className={cn(stack(0), styles.list, className)}>
      {demos.map(({ slug, title }) => (
        <li key={slug}>
          <Link className={typography.link} to={`/demo/${slug}`} prefetch="intent" viewTransition>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
