import { readFileSync } from "node:fs";
import { plainColours, type Variables } from "./colour.ts";

const sheet = "app/styles/tokens.css";
const rocketBlock = /\[data-look="rocket"\] \{([^}]*)\}/;

/** The tokens of the Rocket look, in which everything outside the browser is drawn. */
export function rocketTokens(): Variables {
  const block = rocketBlock.exec(readFileSync(sheet, "utf8"))?.[1];
  if (!block) throw new Error(`${sheet} has no block for the Rocket look.`);
  return Object.fromEntries(
    Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
}

/** One colour of the Rocket look as `#rrggbb`. */
export function rocketColour(name: string, tokens: Variables = rocketTokens()): string {
  return plainColours(`var(--${name})`, tokens);
}
