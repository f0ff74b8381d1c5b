/** What `scripts/documents-plugin.ts` makes of the Markdown files of this folder. */
declare module "#app/content/blog/*.md" {
  const article: import("./documents.ts").Article;
  export default article;
}

declare module "#app/content/press/*.md" {
  const release: import("./documents.ts").Release;
  export default release;
}

declare module "#app/content/jobs/*.md" {
  const job: import("./documents.ts").Job;
  export default job;
}

/** Front matter of all articles, newest first. */
declare module "virtual:documents/blog" {
  export const articles: readonly import("./documents.ts").ArticleSummary[];
}

declare module "virtual:documents/press" {
  export const releases: readonly import("./documents.ts").ReleaseSummary[];
}

declare module "virtual:documents/jobs" {
  export const jobs: readonly import("./documents.ts").JobSummary[];
}
