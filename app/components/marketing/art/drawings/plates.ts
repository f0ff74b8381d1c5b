import type { PlateName } from "#app/content/art-name.ts";
import architecture from "./plates/architecture.svg?drawing";
import { drawBackend } from "./plates/backend.ts";
import design from "./plates/design.svg?drawing";
import development from "./plates/development.svg?drawing";
import performance from "./plates/performance.svg?drawing";
import { drawTechnology } from "./plates/technology.ts";

/** A picture for each category of articles. */
export const plates: Readonly<Record<PlateName, string>> = {
  technology: drawTechnology(),
  development,
  design,
  architecture,
  backend: drawBackend(),
  performance,
};
