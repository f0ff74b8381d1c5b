const link = /<link rel="stylesheet" href="(\/[^"#]+)(#[^"]*)?"\/>/g;
/** Ends where the site's own text ends. */
const siteText = /<style data-site="">[\s\S]*?(?=<\/style>)/;
/** What counts at the start of a sheet only, or would end the element. */
const misplaced = /@import|@charset|<\/style/i;

/**
 * Puts a page's own sheets into its one `<style>`, behind the site's, so that its first paint waits for no second
 * request and its policy names one hash for sheets. The links stay, switched off, because React expects to find them;
 * one that the router adds later, after a navigation, loads as usual.
 *
 * @param read gives the text of a sheet by its address
 */
export function inlineSheets(html: string, read: (address: string) => string): string {
  const addresses = new Set([...html.matchAll(link)].map(([, address = ""]) => address));
  const sheets = [...addresses].map((address) => {
    const text = read(address).trim();
    if (misplaced.test(text)) throw new Error(`${address} cannot stand behind another sheet.`);
    return text;
  });
  if (!siteText.test(html)) throw new Error("A page has no place for its sheets.");
  return html
    .replace(siteText, (site) => [site, ...sheets].join("\n"))
    .replace(link, (tag) => tag.replace("/>", ' disabled=""/>'));
}
