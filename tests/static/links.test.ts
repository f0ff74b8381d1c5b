import { expect, test } from "vitest";
import { demoCatalog } from "../../app/content/demo-catalog.ts";
import { site } from "../../app/content/site.ts";
import { addresses } from "../support/addresses.ts";
import { attributeOf, idsOf, linksOf, tagsOf } from "../support/served-html.ts";
import { get, htmlOf, origin } from "./served.ts";

/** The only addresses below /demo that a link may name. */
const demos = new Set(["analytics", ...demoCatalog.map(({ slug }) => slug)]);

/** Reserved for examples: nobody is sent to a stranger. */
const reservedHost = /(^|\.)example\.com$|\.example$/;

const statuses = new Map<string, Promise<number>>();
const ids = new Map<string, Promise<ReadonlySet<string>>>();

function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? get(address).then(({ status }) => status);
  statuses.set(address, known);
  return known;
}

function idsAt(address: string): Promise<ReadonlySet<string>> {
  const known = ids.get(address) ?? htmlOf(address).then(idsOf);
  ids.set(address, known);
  return known;
}

for (const { path, status } of addresses) {
  test(`every link of ${path} leads somewhere`, async () => {
    expect(await statusOf(path)).toBe(status);
    const html = await htmlOf(path);
    const faults: string[] = [];

    for (const { href, name } of linksOf(html)) {
      if (!href || !name) {
        faults.push(`empty: ${href} "${name}"`);
        continue;
      }
      if (href.startsWith("mailto:")) {
        if (!/^mailto:[^@\s]+@[^@\s?]+(\?\S*)?$/.test(href)) faults.push(`no address: ${href}`);
        continue;
      }
      if (href.startsWith("tel:")) {
        if (href !== site.phone.href) faults.push(`another number: ${href}`);
        continue;
      }
      if (href.startsWith("#")) {
        if (!idsOf(html).has(href.slice(1))) faults.push(`no target: ${href}`);
        continue;
      }
      const url = new URL(href, `${origin}${path}`);
      if (url.origin !== origin) {
        const isHttp = /^https?:$/.test(url.protocol);
        if (!isHttp || !reservedHost.test(url.hostname)) faults.push(`a stranger's: ${href}`);
        continue;
      }
      const demo = /^\/demo(?:\/(.*))?$/.exec(url.pathname);
      if (demo && !demos.has(demo[1] ?? "")) faults.push(`no demo: ${href}`);
      if ((await statusOf(url.pathname)) !== 200) faults.push(`broken: ${href}`);
      else if (url.hash && !(await idsAt(url.pathname)).has(decodeURIComponent(url.hash.slice(1))))
        faults.push(`no target: ${href}`);
    }
    expect(faults).toEqual([]);
  });
}

test("every file that a page names is there", async () => {
  const named = new Set<string>();
  for (const { path } of addresses) {
    const html = await htmlOf(path);
    for (const tag of tagsOf(html, "(?:link|script|img|source|use|image|video|iframe|form)")) {
      for (const name of ["href", "src", "data-src", "action"]) {
        const value = attributeOf(tag, name);
        if (value && !/^(#|data:)/.test(value) && !value.startsWith(site.origin)) named.add(value);
      }
    }
  }
  expect(named.size).toBeGreaterThan(10);
  for (const name of named) {
    const url = new URL(name, origin);
    expect(url.origin, name).toBe(origin);
    expect((await get(url.pathname)).status, name).toBe(200);
  }
});

test("an id stands once on a page", async () => {
  for (const { path } of addresses) {
    const html = await htmlOf(path);
    const found = Array.from(html.matchAll(/<[a-z][^>]*\sid="([^"]+)"/g), ([, id]) => id);
    expect(
      found.filter((id, index) => found.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});
