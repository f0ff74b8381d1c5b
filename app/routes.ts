import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/marketing/layout.tsx", [
    index("routes/marketing/home/route.tsx"),
    route("features", "routes/marketing/features/route.tsx"),
    route("products", "routes/marketing/products/route.tsx"),
    route("solutions", "routes/marketing/solutions/route.tsx"),
    route("examples", "routes/marketing/examples/route.tsx"),
    route("pricing", "routes/marketing/pricing/route.tsx"),
    route("purchase", "routes/marketing/purchase/route.tsx"),
    route("partners", "routes/marketing/partners/route.tsx"),
    route("about", "routes/marketing/about/route.tsx"),
    route("careers", "routes/marketing/careers/route.tsx"),
    route("blog", "routes/marketing/blog/route.tsx"),
    route("press", "routes/marketing/press/route.tsx"),
    route("contact", "routes/marketing/contact/route.tsx"),
    route("application-form", "routes/marketing/application-form/route.tsx"),
    route("auth", "routes/marketing/auth/route.tsx"),
    route("documentation", "routes/developers/documentation/route.tsx"),
    route("support", "routes/developers/support/route.tsx"),
    route("api", "routes/developers/api/route.tsx"),
    route("privacy", "routes/legal/privacy/route.tsx"),
    route("terms", "routes/legal/terms/route.tsx"),
    route("security", "routes/legal/security/route.tsx"),
    // Also the page that the server sends, with status 404, for every address it does not know.
    route("*", "routes/not-found.tsx"),
  ]),
  route("login", "routes/staff/login.tsx"),
  route("admin", "routes/staff/admin.tsx"),
] satisfies RouteConfig;
