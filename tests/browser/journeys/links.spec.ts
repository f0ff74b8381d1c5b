import { demoCatalog } from "../../../app/content/demo-catalog.ts";
import { site } from "../../../app/content/site.ts";
import { addresses } from "../../support/addresses.ts";
import { expect, test } from "../fixtures.ts";
import { attributeOf, idsOf, linksOf, tagsOf } from "../../support/served-html.ts";

/** The only addresses below /demo that a link may name. */
const demos = new Set(["analytics", ...demoCatalog.map(({ slug }) => slug)]);

/** Reserved for examples: nobody is sent to a stranger. */
const reservedHost = /(^|\.)example\.com$|\.example$/;

const elsewhere = new Map<string, Promise<number>>();
const pageIds = new Map<string, Promise<ReadonlySet<string>>>();

for (const { path, status } of addresses) {
  test(`every link of ${path} leads somewhere`, async ({ request, baseURL }) => {
    const here = await request.get(path);
    expect(here.status()).toBe(status);
    const html = await here.text();
    const faults: string[] = [];

    function statusOf(address: string) {
      const known = elsewhere.get(address) ?? request.get(address).then((page) => page.status());
      elsewhere.set(address, known);
      return known;
    }
    function idsAt(address: string) {
      const known =
        pageIds.get(address) ?? request.get(address).then(async (page) => idsOf(await page.text()));
      pageIds.set(address, known);
      return known;
    }

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
      const url = new URL(href, `${baseURL}${path}`);
      if (url.origin !== baseURL) {
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

test("every file that a page names is there", async ({ request, baseURL }) => {
  const named = new Set<string>();
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    for (const tag of tagsOf(html, "(?:link|script|img|source|use|image|video|iframe|form)")) {
      for (const name of ["href", "src", "data-src", "action"]) {
        const value = attributeOf(tag, name);
        if (value && !/^(#|data:)/.test(value) && !value.startsWith(site.origin)) named.add(value);
      }
    }
  }
  expect(named.size).toBeGreaterThan(10);
  for (const name of named) {
    const url = new URL(name, baseURL);
    expect(url.origin, name).toBe(baseURL);
    expect((await request.get(url.pathname)).status(), name).toBe(200);
  }
});

test("an id stands once on a page", async ({ request }) => {
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    const ids = Array.from(html.matchAll(/<[a-z][^>]*\sid="([^"]+)"/g), ([, id]) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});
