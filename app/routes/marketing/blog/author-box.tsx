import typography from "#app/components/ui/typography.module.css";
import { authors } from "#app/content/blog.ts";
import styles from "./article-page.module.css";

export function AuthorBox({ name }: { readonly name: string }) {
  const author = authors.find((entry) => entry.name === name);
  if (!author) return null;
  return (
    <div className={styles.author}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="32" />
        <text x="32" y="39" textAnchor="middle">
          {author.initials}
        </text>
      </svg>
      <div>
        <h2 className={typography.heading}>{name}</h2>
        <p>{author.text}</p>
      </div>
    </div>
  );
}
