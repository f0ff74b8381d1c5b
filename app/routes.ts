import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/marketing/layout.tsx", [
    index("routes/marketing/home/route.tsx"),
    route("contact", "routes/marketing/contact/route.tsx"),
    // Also the page that the server sends, with status 404, for every address it does not know.
    route("*", "routes/not-found.tsx"),
  ]),
  route("login", "routes/staff/login.tsx"),
  route("admin", "routes/staff/admin.tsx"),
] satisfies RouteConfig;
