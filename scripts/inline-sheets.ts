const link = /<link rel="stylesheet" href="(\/[^"#]+)(#[^"]*)?"\/>/g;

/**
 * Puts a page's own sheets into its HTML, as one `<style>` in the place of the first, so that its first paint waits for
 * no second request and its policy names one hash. The links stay, switched off, because React expects to find them; one
 * that the router adds later, after a navigation, loads as usual.
 *
 * @param read gives the text of a sheet by its address
 */
export function inlineSheets(html: string, read: (address: string) => string): string {
  const addresses = new Set([...html.matchAll(link)].map(([, address = ""]) => address));
  if (addresses.size === 0) return html;
  const text = [...addresses].map((address) => read(address).trim()).join("\n");
  const start = html.search(link);
  const rest = html.slice(start).replace(link, (tag) => tag.replace("/>", ' disabled=""/>'));
  return `${html.slice(0, start)}<style data-sheets="">${text}</style>${rest}`;
}
