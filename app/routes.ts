import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { caseSlugs } from "./content/case-slugs.ts";
import { demoCatalog } from "./content/demo-catalog.ts";
import { articleSlugs, releaseSlugs } from "./content/document-slugs.ts";
import { jobSlugs } from "#domain/job-slugs.ts";

const marketing = "routes/marketing";

export default [
  layout(`${marketing}/layout.tsx`, [
    index(`${marketing}/home/route.tsx`),
    route("features", `${marketing}/features/route.tsx`),
    route("products", `${marketing}/products/route.tsx`),
    route("solutions", `${marketing}/solutions/route.tsx`),
    route("examples", `${marketing}/examples/route.tsx`),
    ...caseSlugs.map((slug) =>
      route(`examples/${slug}`, `${marketing}/examples/cases/${slug}.tsx`),
    ),
    route("pricing", `${marketing}/pricing/route.tsx`),
    route("purchase", `${marketing}/purchase/route.tsx`),
    route("partners", `${marketing}/partners/route.tsx`),
    route("about", `${marketing}/about/route.tsx`),
    route("careers", `${marketing}/careers/route.tsx`),
    ...jobSlugs.map((slug) => route(`careers/${slug}`, `${marketing}/careers/jobs/${slug}.tsx`)),
    route("blog", `${marketing}/blog/route.tsx`),
    ...articleSlugs.map((slug) => route(`blog/${slug}`, `${marketing}/blog/articles/${slug}.tsx`)),
    route("press", `${marketing}/press/route.tsx`),
    ...releaseSlugs.map((slug) =>
      route(`press/${slug}`, `${marketing}/press/releases/${slug}.tsx`),
    ),
    route("contact", `${marketing}/contact/route.tsx`),
    route("application-form", `${marketing}/application-form/route.tsx`),
    route("calls", `${marketing}/calls/route.tsx`),
    route("auth", `${marketing}/auth/route.tsx`),
    route("documentation", "routes/developers/documentation/route.tsx"),
    route("support", "routes/developers/support/route.tsx"),
    route("api", "routes/developers/api/route.tsx"),
    route("privacy", "routes/legal/privacy/route.tsx"),
    route("terms", "routes/legal/terms/route.tsx"),
    route("security", "routes/legal/security/route.tsx"),
    // Also the page that the server sends, with status 404, for every address below /demo that it does not know.
    route("demo/*", "routes/demo/not-found.tsx"),
    // Also the page that the server sends, with status 404, for every address it does not know.
    route("*", "routes/not-found.tsx"),
  ]),
  layout("routes/demo/layout.tsx", [
    ...demoCatalog.map(({ slug }) => route(`demo/${slug}`, `demos/${slug}/route.tsx`)),
    route("demo/analytics", "routes/demo/analytics.tsx"),
  ]),
  route("login", "routes/staff/login.tsx"),
  route("admin", "routes/staff/admin.tsx"),
] satisfies RouteConfig;
