import { row } from "#app/components/layout-kit/layout-kit.ts";
import { steadyHeading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import { authors } from "#app/content/blog.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./article-page.module.css";

export function AuthorBox({ name }: { readonly name: string }) {
  const author = authors.find((entry) => entry.name === name);
  if (!author) return null;
  return (
    <div className={cn(row(20), ruled.above, styles.author)}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="32" />
        <text x="32" y="39" textAnchor="middle">
          {author.initials}
        </text>
      </svg>
      <div>
        <h2 className={steadyHeading(20)}>{name}</h2>
        <p className={typography.quiet}>{author.text}</p>
      </div>
    </div>
  );
}
