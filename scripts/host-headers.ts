import { framing, ownPolicy } from "../server/pages/content-security-policy.ts";
import { inlineHashes } from "../server/pages/inline-hashes.ts";
import { pageSecurityHeaders, strictTransportSecurity } from "../server/pages/security-headers.ts";

/**
 * The headers of our own server for a static host, in the form that Netlify and Cloudflare Pages read from a file
 * called `_headers`. Such a file can name neither every page (Cloudflare takes a hundred rules) nor the one for what is
 * not found, so each page says its own policy (`withOwnPolicy`) and the header only what a page cannot.
 */
export function hostHeaders(): string {
  const everywhere = {
    "content-security-policy": framing,
    ...pageSecurityHeaders,
    "strict-transport-security": strictTransportSecurity,
  };
  return [
    "/*",
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    "",
    "/assets/*",
    "  cache-control: public, max-age=31536000, immutable",
    "",
    "/app-config.json",
    "  cache-control: no-store",
    "",
  ].join("\n");
}

/** A page that carries its policy before anything that the policy is about; `backendOrigin` is the project's address. */
export function withOwnPolicy(html: string, backendOrigin: string): string {
  const policy = ownPolicy(inlineHashes(html), backendOrigin);
  const head = '<meta charSet="utf-8"/>';
  if (!html.includes(head)) throw new Error("A page's head has no place for its policy.");
  return html.replace(
    head,
    () => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
