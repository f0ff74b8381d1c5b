import type { ProjectType } from "./lead-options.ts";

export type DemoEntry = {
  readonly slug: string;
  readonly title: string;
  /** The contact form's project type nearest to this trade. */
  readonly projectType: ProjectType;
  /** Whether the application runs; until then its address says what it will show. */
  readonly isOpen: boolean;
};

/** The ten demos with their titles (demo specification, section 2). */
export const demoCatalog = [
  { slug: "ecommerce", title: "E-commerce Platform", projectType: "ecommerce", isOpen: true },
  { slug: "healthcare", title: "Healthcare Portal", projectType: "healthcare", isOpen: true },
  { slug: "dashboard", title: "Enterprise Dashboard", projectType: "custom", isOpen: true },
  { slug: "community", title: "Community Platform", projectType: "community", isOpen: true },
  { slug: "learning", title: "Learning Management System", projectType: "education", isOpen: true },
  { slug: "portal", title: "Partner Portal", projectType: "custom", isOpen: false },
  { slug: "recruitment", title: "Recruitment Platform", projectType: "custom", isOpen: false },
  { slug: "realestate", title: "Real Estate Portal", projectType: "realestate", isOpen: false },
  { slug: "restaurant", title: "Restaurant Management", projectType: "custom", isOpen: false },
  { slug: "fitness", title: "Fitness Center Management", projectType: "custom", isOpen: false },
] as const satisfies readonly DemoEntry[];

export type DemoSlug = (typeof demoCatalog)[number]["slug"];
