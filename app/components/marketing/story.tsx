import "#app/styles/story.css";

/** The text of a Markdown document, rendered and checked at build (`scripts/documents`). */
export function Story({ html }: { readonly html: string }) {
  return <div className="story" dangerouslySetInnerHTML={{ __html: html }} />;
}
