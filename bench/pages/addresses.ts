import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One page of the built site. */
export type SitePage = {
  /** What a visitor asks for: `/contact`; for the not-found page an address that does not exist. */
  readonly address: string;
  readonly html: string;
  /** Starts React by itself at first paint; no marketing page does. */
  readonly startsNow: boolean;
  /** Carries an application; how heavy one may be is judged in use. */
  readonly isDemo: boolean;
  readonly isIndexed: boolean;
  readonly isNotFound: boolean;
  /** Leads a visitor without a session on to `/login`: what is painted there is another page. */
  readonly isGuarded: boolean;
};

/** Every index.html of a built site, `/` first. */
export function listPages(site: string, wanted: readonly string[]): SitePage[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => {
      const folder = path.dirname(file).split(path.sep).join("/");
      const isNotFound = path.basename(folder) === "404";
      const html = readFileSync(path.join(site, file), "utf8");
      return {
        address: folder === "." ? "/" : `/${folder.replace(/(^|\/)404$/, "$1no-such-page")}`,
        html,
        startsNow: /<html[^>]* data-start="now"/.test(html),
        isDemo: html.includes(' data-demo="'),
        isIndexed: !/<meta name="robots"[^>]*noindex/.test(html),
        isNotFound,
        isGuarded: folder === "admin",
      };
    })
    .filter(({ address }) => wanted.length === 0 || wanted.includes(address))
    .toSorted((a, b) => a.address.localeCompare(b.address));
}
