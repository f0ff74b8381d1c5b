import type { Plugin } from "vite";

const importOfNames = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Lets the bundler put each class name of a CSS module where it is used: the default export is one object with every
 * name of the sheet, which would be in the script as a whole.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: "inline-class-names",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx?$/, code: ".module.css" },
        handler: (code) => ({
          code: code.replace(importOfNames, "import * as $1 from $2"),
          map: null,
        }),
      },
    },
    {
      // A sheet whose names all stand where they are used would else be taken for one that nobody needs.
      name: "keep-sheets-of-inlined-names",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: () => ({ moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
