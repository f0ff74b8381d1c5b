/** Size of every sharing card, in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Address of the sharing card of a page: `/og/home.png`, `/og/blog-some-article.png`. The build draws them. */
export function ogImagePath(path: string): string {
  const name = path.split("/").filter(Boolean).join("-");
  return `/og/${name || "home"}.png`;
}
