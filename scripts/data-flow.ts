/**
 * `npm run data-flow -- support order` draws where the records of these kinds go, or of all, from the registry: as
 * Mermaid, which forges and editors show as a picture. `docs/data-flow.md` has what all kinds have in common.
 */
import { isKindName, kindNames, kindOf } from "../domain/registry.ts";
import { drawKind } from "./draw-kind.ts";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isKindName(name));
if (unknown.length > 0) {
  console.error(`There is no kind ${unknown.join(", ")}. There are ${kindNames.join(", ")}.`);
  process.exitCode = 1;
} else {
  const drawn = kindNames.filter((name) => asked.length === 0 || asked.includes(name));
  console.log(drawn.map((name) => drawKind(kindOf(name))).join("\n\n"));
}
