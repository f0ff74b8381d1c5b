import { demoCatalog, type DemoSlug } from "./demo-catalog.ts";
import { pageMeta } from "./page-meta.ts";

/** Title and description of a demo's page. */
export function demoMeta(slug: DemoSlug, description: string) {
  const title = demoCatalog.find((demo) => demo.slug === slug)?.title ?? "";
  return pageMeta({ title: `${title} – Live Demo`, description, path: `/demo/${slug}` });
}
