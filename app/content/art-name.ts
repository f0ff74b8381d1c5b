/** Names of the drawings that content may ask for; `components/marketing/art` holds them. */

/** One scene per industry of the solutions page. */
export type SceneName =
  | "retail"
  | "recruitment"
  | "realestate"
  | "healthcare"
  | "education"
  | "restaurant"
  | "fitness"
  | "legal"
  | "events"
  | "nonprofit";

/** One plate per category of the blog. */
export type PlateName =
  "technology" | "development" | "design" | "architecture" | "backend" | "performance";

/** One illustration per feature card. */
export type FeatureArtName =
  | "database"
  | "commerce"
  | "community"
  | "partners"
  | "apis"
  | "cdn"
  | "chat"
  | "analytics"
  | "workflows"
  | "payments"
  | "users"
  | "security";

/** A feature's illustration, or that of the one product which is no feature. */
export type FeatureDrawingName = FeatureArtName | "telephones";

/** One window per demo application; the names are the demos' slugs. */
export type MockupName =
  | "ecommerce"
  | "healthcare"
  | "dashboard"
  | "community"
  | "learning"
  | "portal"
  | "recruitment"
  | "realestate"
  | "restaurant"
  | "fitness";

/** What the drawing of an outdated website shows under its banner. */
export type OldSiteBody = "list" | "form" | "table";
