/**
 * The address of the live site that `SITE_ORIGIN` asks for, or an empty string for the one in `app/content/site.ts`.
 *
 * @throws Error when it is no address of a site
 */
export function readOrigin(setting: string | undefined): string {
  if (!setting) return "";
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url && /^https?:$/.test(url.protocol) && url.origin === setting) return setting;
  throw new Error(
    `SITE_ORIGIN is "${setting}": it has to be the address of the site, in lower case and with nothing behind it, ` +
      "like https://www.example.com",
  );
}

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** What to print, in a box, when only the machine that built the pages could open their canonical addresses. */
export function localOriginWarning(origin: string): string | null {
  if (!loopback.test(new URL(origin).hostname)) return null;
  const lines = [
    "THIS BUILD IS NOT FIT TO BE PUBLISHED",
    "",
    `Its canonical addresses, sitemap, feeds and shared links name ${origin},`,
    "which nobody but this machine can open.",
    "",
    "Set SITE_ORIGIN to the address of the live site and build again,",
    "or unset it to use the one in app/content/site.ts.",
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = "*".repeat(width + 6);
  return [edge, ...lines.map((line) => `*  ${line.padEnd(width)}  *`), edge].join("\n");
}
