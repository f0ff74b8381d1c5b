import { firstTemplatesStatement } from "./backend/first-templates.ts";
import { priceListStatement } from "./backend/price-list.ts";
import { runAsCommand } from "./command-line.ts";

/**
 * `npm run prices`: what the owner of a hosted project runs there once, and again when a price has changed. Our own server
 * does the same when it starts. Templates that the team has are left alone.
 */
await runAsCommand(async ({ siteOrigin }) => [
  `${priceListStatement().trim()};`,
  siteOrigin === undefined
    ? "-- The first reply templates have links: set SITE_ORIGIN to the site's address to have them here as well."
    : `${firstTemplatesStatement(siteOrigin).trim()};`,
]);
