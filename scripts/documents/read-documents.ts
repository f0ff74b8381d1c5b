/** The articles, press releases and job texts of `app/content`, read, checked and rendered. Needs no Vite. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { articleSlugs, releaseSlugs } from "../../app/content/document-slugs.ts";
import { jobSlugs } from "#domain/job-slugs.ts";
import type { Article, Job, Release } from "../../app/content/documents.ts";
import { parseDocument, type Parsed } from "./parse-document.ts";
import { articleSchema, jobSchema, releaseSchema } from "./schemas.ts";

const content = path.resolve(import.meta.dirname, "../../app/content");
const wordsPerMinute = 220;

type Described = z.ZodType<{ title: string; metaTitle?: string | undefined }>;

type Folder<Schema extends Described, Slug extends string> = {
  readonly folder: "blog" | "press" | "jobs";
  readonly slugs: readonly Slug[];
  readonly schema: Schema;
  readonly words: readonly [number, number];
};

function readFolder<Schema extends Described, Slug extends string>({
  folder,
  slugs,
  schema,
  words,
}: Folder<Schema, Slug>): (Parsed<z.infer<Schema>> & { slug: Slug })[] {
  const listed = new Set<string>(slugs);
  const found = readdirSync(path.join(content, folder)).filter((name) => name.endsWith(".md"));
  const stray = found.filter((name) => !listed.has(name.slice(0, -".md".length)));
  if (stray.length > 0) {
    throw new Error(`app/content/document-slugs.ts does not list ${folder}/${stray.join(", ")}`);
  }
  return slugs.map((slug) => {
    const name = `app/content/${folder}/${slug}.md`;
    const text = readFileSync(path.join(content, folder, `${slug}.md`), "utf8");
    return { slug, ...parseDocument(name, text, { schema, words }) };
  });
}

/** The articles of the blog, newest first. */
export function readArticles(): readonly Article[] {
  return readFolder({
    folder: "blog",
    slugs: articleSlugs,
    schema: articleSchema,
    words: [700, 1200],
  })
    .map((article) => ({ ...article, readTime: Math.ceil(article.words / wordsPerMinute) }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The press releases, newest first. */
export function readReleases(): readonly Release[] {
  return readFolder({
    folder: "press",
    slugs: releaseSlugs,
    schema: releaseSchema,
    words: [150, 350],
  }).toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The open roles, in the order of `jobSlugs`. */
export function readJobs(): readonly Job[] {
  return readFolder({ folder: "jobs", slugs: jobSlugs, schema: jobSchema, words: [120, 600] });
}
