import { securityHeaders, strictTransportSecurity } from "../server/pages/security-headers.ts";

/**
 * The headers of our own server for a static host, in the form that Netlify and Cloudflare Pages read from a file
 * called `_headers`. `policy` is the content security policy with the project's address in it.
 */
export function hostHeaders(policy: string): string {
  const everywhere = {
    "content-security-policy": policy,
    ...securityHeaders,
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
