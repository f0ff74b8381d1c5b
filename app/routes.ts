import { existsSync } from "node:fs";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { caseSlugs } from "./content/case-slugs.ts";
import { demoCatalog } from "./content/demo-catalog.ts";
import { articleSlugs, jobSlugs, releaseSlugs } from "./content/document-slugs.ts";

const marketing = "routes/marketing";
const has = (page: string) => existsSync(`app/${marketing}/${page}`);

export default [
  layout("routes/marketing/layout.tsx", [
    index("routes/marketing/home/route.tsx"),
    route("features", "routes/marketing/features/route.tsx"),
    route("products", "routes/marketing/products/route.tsx"),
    route("solutions", "routes/marketing/solutions/route.tsx"),
    route("examples", "routes/marketing/examples/route.tsx"),
    ...(has("examples/case-study-page.tsx") ? caseSlugs : []).map((slug) =>
      route(`examples/${slug}`, `${marketing}/examples/cases/${slug}.tsx`),
    ),
    route("pricing", "routes/marketing/pricing/route.tsx"),
    route("purchase", "routes/marketing/purchase/route.tsx"),
    route("partners", "routes/marketing/partners/route.tsx"),
    route("about", "routes/marketing/about/route.tsx"),
    route("careers", "routes/marketing/careers/route.tsx"),
    ...(has("careers/job-page.tsx") ? jobSlugs : []).map((slug) =>
      route(`careers/${slug}`, `${marketing}/careers/jobs/${slug}.tsx`),
    ),
    route("blog", "routes/marketing/blog/route.tsx"),
    ...(has("blog/article-page.tsx") ? articleSlugs : []).map((slug) =>
      route(`blog/${slug}`, `${marketing}/blog/articles/${slug}.tsx`),
    ),
    route("press", "routes/marketing/press/route.tsx"),
    ...(has("press/release-page.tsx") ? releaseSlugs : []).map((slug) =>
      route(`press/${slug}`, `${marketing}/press/releases/${slug}.tsx`),
    ),
    route("contact", "routes/marketing/contact/route.tsx"),
    route("application-form", "routes/marketing/application-form/route.tsx"),
    route("auth", "routes/marketing/auth/route.tsx"),
    route("documentation", "routes/developers/documentation/route.tsx"),
    route("support", "routes/developers/support/route.tsx"),
    route("api", "routes/developers/api/route.tsx"),
    route("privacy", "routes/legal/privacy/route.tsx"),
    route("terms", "routes/legal/terms/route.tsx"),
    route("security", "routes/legal/security/route.tsx"),
    ...demoCatalog.map(({ slug }) =>
      route(`demo/${slug}`, "routes/demo/preview.tsx", { id: `demo-${slug}` }),
    ),
    route("demo/analytics", "routes/demo/analytics.tsx"),
    // Also the page that the server sends, with status 404, for every address below /demo that it does not know.
    route("demo/*", "routes/demo/not-found.tsx"),
    // Also the page that the server sends, with status 404, for every address it does not know.
    route("*", "routes/not-found.tsx"),
  ]),
  route("login", "routes/staff/login.tsx"),
  route("admin", "routes/staff/admin.tsx"),
] satisfies RouteConfig;
