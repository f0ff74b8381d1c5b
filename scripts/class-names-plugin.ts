import type { Plugin } from "vite";
import { answerClassCalls, classModules, type ClassModules } from "./class-calls.ts";

const importOfNames = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Lets the bundler put each class name of a CSS module where it is used: the default export is one object with every
 * name of the sheet, which would be in the script as a whole. Calls of the functions that give class names are answered.
 */
export function inlineClassNames(): Plugin[] {
  let modules: Promise<ClassModules> | undefined;
  return [
    {
      name: "answer-class-calls",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: {
          id: /\/app\/.*\.tsx?$/,
          code: /\b(?:cn|ui\/(?:button|heading|text)\.ts|layout-kit\.ts)\b/,
        },
        async handler(code) {
          modules ??= classModules();
          return { code: answerClassCalls(code, await modules), map: null };
        },
      },
    },
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
