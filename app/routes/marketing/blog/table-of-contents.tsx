import { blog } from "#app/content/blog.ts";
import type { DocumentBody } from "#app/content/documents.ts";
import { useCurrentSection } from "#app/browser/use-current-section.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";

type Contents = DocumentBody["contents"];

/** The headings of an article; the one being read is marked. */
export function TableOfContents({ contents }: { readonly contents: Contents }) {
  const current = useCurrentSection(contents, 0.34);
  return (
    <nav aria-labelledby="contents">
      <h2 className={cn(typography.label, typography.quiet)} id="contents">
        {blog.contents}
      </h2>
      <ol className={textClass(15)}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
