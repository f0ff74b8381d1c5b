import path from "node:path";
import type { Plugin } from "vite";
import { readArticles, readJobs, readReleases } from "./documents/read-documents.ts";

const content = path.resolve(import.meta.dirname, "../app/content");
const prefix = "virtual:documents/";

const readers = { blog: readArticles, press: readReleases, jobs: readJobs } as const;
const listNames = { blog: "articles", press: "releases", jobs: "jobs" } as const;
type Folder = keyof typeof readers;

function isFolder(name: string): name is Folder {
  return name in readers;
}

/** What the lists leave out. */
const bodyFields = ["html", "contents", "words"];

/** As JSON, without the fields of these names. */
function without(names: readonly string[], value: unknown): string {
  return JSON.stringify(value, (key, entry: unknown) => (names.includes(key) ? undefined : entry));
}

/**
 * Lets the app import a Markdown document of `app/content` as data, and `virtual:documents/<folder>` as the list of the
 * documents' front matter. The reader checks the files, so a faulty one stops the build.
 */
export function documents(): Plugin {
  return {
    name: "documents",
    enforce: "pre",
    resolveId(source) {
      return source.startsWith(prefix) ? `\0${source}` : null;
    },
    load(id) {
      const list = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : "";
      if (isFolder(list)) {
        this.addWatchFile(path.join(content, list));
        return `export const ${listNames[list]} = ${without(bodyFields, readers[list]())};`;
      }
      const file = path.relative(content, id.split("?")[0] ?? "");
      const [folder = "", name = ""] = file.split(path.sep);
      if (!isFolder(folder) || !name.endsWith(".md")) return null;
      const slug = name.slice(0, -".md".length);
      const document = readers[folder]().find((entry) => entry.slug === slug);
      if (!document) throw new Error(`${id} is not in app/content/document-slugs.ts`);
      return { code: `export default ${without(["words"], document)};`, moduleType: "js" };
    },
  };
}
