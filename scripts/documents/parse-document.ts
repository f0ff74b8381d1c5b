import { parse } from "yaml";
import type * as z from "zod";
import { renderMarkdown, type RenderedMarkdown } from "./markdown.ts";

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

type Kind<Schema extends z.ZodType> = {
  readonly schema: Schema;
  /** Fewest and most words of the text. */
  readonly words: readonly [number, number];
};

export type Parsed<Fields> = Fields & { readonly metaTitle: string } & RenderedMarkdown;

/**
 * Reads one Markdown file with YAML front matter.
 *
 * @throws Error that names the file and the field
 */
export function parseDocument<
  Schema extends z.ZodType<{ title: string; metaTitle?: string | undefined }>,
>(file: string, text: string, { schema, words }: Kind<Schema>): Parsed<z.infer<Schema>> {
  const [, head, body] = frontMatter.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${file}: must start with front matter between two lines of ---`);
  }
  const checked = schema.safeParse(parse(head));
  if (!checked.success) {
    const faults = checked.error.issues.map(
      ({ path, message }) => `${path.join(".") || "front matter"}: ${message}`,
    );
    throw new Error(`${file}: ${faults.join("; ")}`);
  }
  const rendered = renderMarkdown(file, body);
  const [fewest, most] = words;
  if (rendered.words < fewest || rendered.words > most) {
    throw new Error(`${file}: has ${rendered.words} words, must have ${fewest} to ${most}`);
  }
  const metaTitle = checked.data.metaTitle ?? checked.data.title;
  if (metaTitle.length < 19 || metaTitle.length > 49) {
    throw new Error(`${file}: metaTitle: give one of 19 to 49 characters, the title has not`);
  }
  return { ...checked.data, metaTitle, ...rendered };
}
