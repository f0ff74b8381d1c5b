import type { ProjectType } from "#domain/lead-options.ts";

export type DemoEntry = {
  readonly slug: string;
  readonly title: string;
  /** The contact form's project type nearest to this trade. */
  readonly projectType: ProjectType;
};

/** The ten demos with their titles (demo specification, section 2). */
export const demoCatalog = [
  { slug: "ecommerce", title: "E-commerce Platform", projectType: "ecommerce" },
  { slug: "healthcare", title: "Healthcare Portal", projectType: "healthcare" },
  { slug: "dashboard", title: "Enterprise Dashboard", projectType: "custom" },
  { slug: "community", title: "Community Platform", projectType: "community" },
  { slug: "learning", title: "Learning Management System", projectType: "education" },
  { slug: "portal", title: "Partner Portal", projectType: "custom" },
  { slug: "recruitment", title: "Recruitment Platform", projectType: "custom" },
  { slug: "realestate", title: "Real Estate Portal", projectType: "realestate" },
  { slug: "restaurant", title: "Restaurant Management", projectType: "custom" },
  { slug: "fitness", title: "Fitness Center Management", projectType: "custom" },
] as const satisfies readonly DemoEntry[];

export type DemoSlug = (typeof demoCatalog)[number]["slug"];

export function demoTitle(slug: DemoSlug): string {
  return demoCatalog.find((demo) => demo.slug === slug)?.title ?? "";
}
