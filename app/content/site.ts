import { business } from "#domain/business.ts";

/** Plain Node, which runs the scripts, has no `import.meta.env`. */
const { SITE_ORIGIN } = import.meta.env ?? process.env;

/** The facts about the agency, and where its site is. */
export const site = {
  ...business,
  /**
   * Address of the live site, without a trailing slash. Canonical and shared links are built from it. `SITE_ORIGIN`
   * names another one for a build.
   */
  origin: SITE_ORIGIN || "https://perilune.example",
} as const;

export type SiteFacts = typeof site;
