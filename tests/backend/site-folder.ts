import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * A small built site as scripts/postbuild.ts leaves it: pages, nested 404 pages, hashed assets
 * and compressed siblings. Gives the folder to set SITE_DIR to.
 */
export function makeSiteFolder(): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), "perilune-site-")), "client");
  const files: Record<string, string> = {
    "index.html": page("Home"),
    "contact/index.html": page("Contact"),
    "admin/index.html": page("Admin"),
    "login/index.html": page("Login"),
    "404/index.html": page("Not found"),
    "demo/store/index.html": page("Store"),
    "demo/404/index.html": page("Demo not found"),
    "assets/entry-1a2b3c.js": `console.log("${"x".repeat(500)}");`,
    "assets/entry-1a2b3c.css": "body { margin: 0 }",
    "robots.txt": "User-agent: *",
    ".well-known/security.txt": "Contact: mailto:security@example.com",
    "__spa-fallback.html": page("Fallback"),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  return folder;
}

function page(title: string): string {
  const inline = `<style>/* ${title} */</style><script>run("${title}")</script>`;
  return `<!doctype html><title>${title}</title>${inline}<h1>${title}</h1>${"<p>Text.</p>".repeat(40)}`;
}
