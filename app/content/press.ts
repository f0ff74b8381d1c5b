import { site } from "./site.ts";

/** Words of the press pages. Figures come from `site.claims`; releases are Markdown files in `press/`. */
export const press = {
  meta: {
    title: "Press: releases and media kit",
    description:
      "Press releases, figures you may quote, logos and screenshots to download, company facts and the person to write to before your deadline.",
  },
  name: "Press",
  text: "Figures to quote, files to print, and somebody who answers before your deadline.",
  stats: [
    { value: site.claims.users.replace(" users", ""), label: "people use what we host" },
    { value: site.claims.databaseUptime, label: "database uptime" },
    { value: site.claims.cdnUptime, label: "delivery network uptime" },
    { value: site.claims.edgeLocations, label: "edge locations" },
  ],
  releases: {
    lines: ["Press", "releases"],
    text: "Newest first. Quote what you need; for anything that is missing, ask below.",
  },
  readRelease: "Read the release",
  kit: {
    lines: ["Media kit"],
    text: "Free to use in reporting about us. Please leave the colours and the space around the mark as they are.",
  },
  company: {
    heading: "Company",
    facts: [
      { term: "Name", text: site.name },
      { term: "What we do", text: site.tagline },
      { term: "Clients", text: "Established businesses in ten industries, from clinics to clubs" },
      { term: "Reach", text: `${site.claims.users} of the applications we host` },
      { term: "Office", text: `${site.office.city}, ${site.office.region}` },
      {
        term: "In one sentence",
        text: "Perilune turns outdated business sites into full web applications and hosts them.",
      },
    ],
  },
  contact: {
    heading: "Press contact",
    text: "Write what you need and when you need it. Interviews, figures and pictures that are not here: we answer the same working day, and say so when we cannot.",
    phoneNote: `By phone ${site.phoneHours}`,
  },
  more: "More releases",
  about: {
    heading: `About ${site.name}`,
    text: `${site.name} turns outdated business sites into full web applications and hosts them. Its platform brings applications, analytics, payments and collaboration together for companies that have outgrown their website. ${site.name} is based in ${site.office.line}.`,
  },
} as const;

/** A file made at build, as `app/generated/downloads.json` lists it. */
export type Download = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Address, from the root. */
  readonly file: string;
  readonly bytes: number;
};

/** The media kit among the downloads, in the order of the page. */
export const mediaKitIds = ["logos", "brand-sheet", "screenshots", "fact-sheet"] as const;
