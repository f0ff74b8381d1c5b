import { createHash } from "node:crypto";

export type LateStart = {
  readonly html: string;
  /** The module that starts React, to be written to `file`. */
  readonly file: string;
  readonly code: string;
};

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * Takes the start of React out of a page: its inline module moves into a file of its own (one CSP hash fewer a page)
 * and a marker names what `app/boot/start.ts` has to load. Gives `null` for a page without such a module.
 */
export function startLate(html: string): LateStart | null {
  const match = moduleScript.exec(html);
  if (!match) return null;
  const [tag, code = ""] = match;
  const name = createHash("sha256").update(code).digest("hex").slice(0, 10);
  const file = `/assets/start-${name}.js`;
  const files = Array.from(html.matchAll(preload), ([, href]) => href).join(" ");
  const marker = `<script type="text/x-start" data-src="${file}" data-files="${files}"></script>`;
  return { html: html.replace(preload, "").replace(tag, () => marker), file, code };
}
