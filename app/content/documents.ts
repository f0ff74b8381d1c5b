import type { PlateName } from "./art-name.ts";
import type { ArticleSlug, ReleaseSlug } from "./document-slugs.ts";
import type { JobSlug } from "#domain/job-slugs.ts";

/** The categories of the blog in the order of its chips (specification, section 2). */
export const articleCategories = [
  "Technology",
  "Development",
  "Design",
  "Architecture",
  "Backend",
  "Performance",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** Kinds of employment; the words on the page, and their names in structured data. */
export const employmentTypes = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
} as const;

type EmploymentType = keyof typeof employmentTypes;

/** What a Markdown file becomes at build: HTML, and its level-two headings as a table of contents. */
export type DocumentBody = {
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly text: string }[];
};

type Described = {
  readonly title: string;
  /** For the title of the window and of shared links, where the title is too long. */
  readonly metaTitle: string;
  /** 70 to 160 characters, for search results and shared links. */
  readonly description: string;
};

export type ArticleSummary = Described & {
  readonly slug: ArticleSlug;
  readonly excerpt: string;
  /** Name of one of the authors in `blog.ts`. */
  readonly author: string;
  readonly date: string;
  readonly category: ArticleCategory;
  /** The plate above the article. */
  readonly image: PlateName;
  readonly caption: string;
  /** Minutes, at 220 words a minute. */
  readonly readTime: number;
};

export type Article = ArticleSummary & DocumentBody;

export type ReleaseSummary = Described & {
  readonly slug: ReleaseSlug;
  readonly excerpt: string;
  readonly date: string;
  /** Where the news happened, as a release opens. */
  readonly place: string;
};

export type Release = ReleaseSummary & DocumentBody;

export type JobSummary = Described & {
  readonly slug: JobSlug;
  readonly location: string;
  readonly isRemote: boolean;
  readonly type: EmploymentType;
  readonly department: string;
  readonly summary: string;
  readonly requirements: readonly string[];
  readonly datePosted: string;
  /** The last day on which applications are taken. */
  readonly validThrough: string;
};

export type Job = JobSummary & DocumentBody;
