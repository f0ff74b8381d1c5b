import { caseSlugs } from "./case-slugs.ts";
import { site } from "./site.ts";

/** The four headline figures of the success stories. Claims are samples until confirmed (decision D64). */
export const headlineStats = [
  { value: site.claims.users.replace(" users", ""), label: "people use what we built" },
  // Every case study is from an industry of its own.
  { value: String(caseSlugs.length), label: "industries in production" },
  { value: site.claims.cdnUptime, label: "uptime across hosting" },
  { value: "24 h", label: "to a first answer" },
] as const;
