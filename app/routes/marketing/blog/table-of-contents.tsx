import { useEffect, useState } from "react";
import { blog } from "#app/content/blog.ts";
import type { DocumentBody } from "#app/content/documents.ts";

type Contents = DocumentBody["contents"];

/** The headings of an article; the one being read is marked. */
export function TableOfContents({ contents }: { readonly contents: Contents }) {
  const current = useHeadingInView(contents);
  return (
    <nav aria-labelledby="contents">
      <h2 className="label" id="contents">
        {blog.contents}
      </h2>
      <ol>
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

/** Id of the last heading that has reached the upper third of the window. */
function useHeadingInView(contents: Contents): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const { id } of contents) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [contents]);
  return current;
}
