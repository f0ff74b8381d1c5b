/** Every address that answers with a page of its own, and one that answers 404. */
export const addresses = [
  { path: "/", status: 200, h1: "Launch Your Business to the next dimension", isIndexed: true },
  { path: "/contact", status: 200, h1: "Ready to Launch Your Mission?", isIndexed: true },
  { path: "/login", status: 200, h1: "Admin Login", isIndexed: false },
  { path: "/admin", status: 200, h1: "Contact submissions", isIndexed: false },
  { path: "/no-such-page", status: 404, h1: "Oops! Page not found", isIndexed: false },
] as const;

/** Those that a visitor without a session stays on. */
export const publicAddresses = addresses.filter(({ path }) => path !== "/admin");
