import { priceListStatement } from "./backend/price-list.ts";

/** `npm run prices`: what the owner of a hosted project runs there when a price has changed. */
process.stdout.write(`${priceListStatement().trim()};\n`);
