import { demoTitle, type DemoSlug } from "./demo-catalog.ts";
import { pageMeta } from "./page-meta.ts";

/** Title and description of a demo's page. */
export function demoMeta(slug: DemoSlug, description: string) {
  return pageMeta({ title: `${demoTitle(slug)} – Live Demo`, description, path: `/demo/${slug}` });
}
