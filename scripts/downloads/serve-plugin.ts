import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { downloadsFolder } from "./places.ts";

const types: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".zip": "application/zip",
};

/** The development server's way to the downloads; a build has them as files. */
export function serveDownloads(): Plugin {
  return {
    name: "serve-downloads",
    configureServer({ middlewares }) {
      middlewares.use("/downloads", ({ url = "" }, response, next) => {
        const file = path.join(downloadsFolder, path.basename(url));
        const type = types[path.extname(file)];
        if (!type || !existsSync(file)) return next();
        response.setHeader("content-type", type);
        response.end(readFileSync(file));
      });
    },
  };
}
