import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { opaquePngFrom } from "../render/png.ts";
import { rocketArt } from "../render/rocket-art.ts";
import { makeStaticFonts } from "../render/static-fonts.ts";
import { cardSvg } from "./card.ts";
import { readCard } from "./card-text.ts";

const cache = path.join("node_modules", ".cache", "og");

/** Puts the sharing cards the built pages ask for into the site. A card that was drawn before comes from the cache. */
export async function makeCards(site: string, pages: readonly string[], siteName: string) {
  const cards = pages.flatMap((page) => readCard(readFileSync(page, "utf8"), siteName) ?? []);
  await makeStaticFonts();
  const art = await rocketArt();
  // The renderer's settings are part of a card's name in the cache, as is everything that is drawn.
  const renderer = readFileSync(new URL("../render/png.ts", import.meta.url));
  mkdirSync(cache, { recursive: true });
  mkdirSync(path.join(site, "og"), { recursive: true });
  const unused = new Set(readdirSync(cache));
  for (const { file, ...text } of cards) {
    const svg = cardSvg(text, art, siteName);
    const name = `${createHash("sha256").update(renderer).update(svg).digest("hex")}.png`;
    const cached = path.join(cache, name);
    if (!existsSync(cached)) writeFileSync(cached, opaquePngFrom(svg));
    copyFileSync(cached, path.join(site, file));
    unused.delete(name);
  }
  for (const name of unused) rmSync(path.join(cache, name));
}
