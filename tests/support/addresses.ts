import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtSite } from "../../server/pages/built-sites.mjs";
import { headingOf, metaOf } from "./served-html.ts";

type Address = {
  readonly path: string;
  readonly status: 200 | 404;
  readonly h1: string;
  readonly isIndexed: boolean;
};

const folder = builtSite(process.env);

/** Unknown addresses and the built page that answers for them. */
const unknown = { "/no-such-page": "404", "/demo/no-such-demo": "demo/404" } as const;

function readAddress(address: string, page: string): Address {
  const html = readFileSync(path.join(folder, page, "index.html"), "utf8");
  const isUnknown = address in unknown;
  return {
    path: address,
    status: isUnknown ? 404 : 200,
    h1: headingOf(html),
    isIndexed: !metaOf(html, "robots")?.includes("noindex"),
  };
}

const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === "index.html")
  .map((entry) => path.relative(folder, entry.parentPath).split(path.sep).join("/"))
  .filter((name) => !/(^|\/)404$/.test(name))
  .toSorted();

/** Every address of the built site that answers with a page of its own, and those that answer 404. */
export const addresses: readonly Address[] = [
  ...pages.map((name) => readAddress(`/${name}`, name)),
  ...Object.entries(unknown).map(([address, page]) => readAddress(address, page)),
];

/** These send a visitor without a session on, or everybody. */
const leading = new Set(["/admin", "/demo/analytics"]);

/** Those that a visitor without a session stays on. */
export const publicAddresses = addresses.filter((address) => !leading.has(address.path));
