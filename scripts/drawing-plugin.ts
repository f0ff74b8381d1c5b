import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawingMarkup } from "./drawing-markup.ts";

const suffix = "?drawing";

/** `import markup from "./retail.svg?drawing"` gives what a page takes from the file; see `drawingMarkup`. */
export function drawing(): Plugin {
  return {
    name: "drawing",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const markup = drawingMarkup(readFileSync(file, "utf8"));
      return { code: `export default ${JSON.stringify(markup)}`, moduleType: "js" };
    },
  };
}
