import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { priceRows } from "#domain/prices.ts";

/** Its message is meant for the person who started the server. */
export class OtherPrices extends Error {}

/** Two underscores: no address of the site. */
const fileName = "__prices.json";
const here = () => JSON.stringify(priceRows());

/** Notes beside the built pages which prices stand on them. */
export function notePrices(folder: string): void {
  writeFileSync(path.join(folder, fileName), here());
}

/** @throws OtherPrices where the pages show other prices than this server would put on orders */
export function checkPrices(folder: string): void {
  const file = path.join(folder, fileName);
  if (existsSync(file) && readFileSync(file, "utf8") !== here())
    throw new OtherPrices("The pages were built with other prices. Run: npm run build");
}
