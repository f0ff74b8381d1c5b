import type { Release } from "#app/content/documents.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { press } from "#app/content/press.ts";
import { breadcrumbList, newsArticle } from "#app/content/structured-data.ts";

export const releaseCrumbs = [{ name: press.name, path: "/press" }] as const;

export function releaseMeta(release: Release) {
  const path = `/press/${release.slug}`;
  return pageMeta({
    title: release.metaTitle,
    description: release.description,
    path,
    kind: "article",
    published: release.date,
    structuredData: [
      newsArticle({ ...release, path }),
      breadcrumbList([...releaseCrumbs, { name: release.title, path }]),
    ],
  });
}
