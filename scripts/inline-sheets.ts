const link = /<link rel="stylesheet" href="(\/[^"#]+)(#[^"]*)?"\/>/g;

/**
 * Puts a page's own sheets into its HTML, so that its first paint waits for no second request. The links stay, switched
 * off, because React expects to find them; one that the router adds later, after a navigation, loads as usual.
 *
 * @param read gives the text of a sheet by its address
 */
export function inlineSheets(html: string, read: (address: string) => string): string {
  const seen = new Set<string>();
  return html.replace(link, (tag: string, address: string) => {
    const disabled = tag.replace("/>", ' disabled=""/>');
    if (seen.has(address)) return disabled;
    seen.add(address);
    return `<style data-sheet="${address}">${read(address).trim()}</style>${disabled}`;
  });
}
