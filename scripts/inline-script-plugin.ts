import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Lets a page carry a script in its HTML: `import text from "./look.ts?inline-script"` gives the file and what it
 * imports as one minified line, the same in the server and the browser build so that its CSP hash holds.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved ? `\0${resolved.id}${suffix}` : null;
    },
    async load(id) {
      if (!id.startsWith("\0") || !id.endsWith(suffix)) return null;
      const entry = id.slice(1, -suffix.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))}`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: { polyfill: false },
      lib: { entry, formats: ["iife"], name: "boot", fileName: "boot" },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`No script came out of ${entry}`);
  return chunk.code.trim();
}
