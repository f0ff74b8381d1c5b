import { execFileSync } from "node:child_process";

/** The browser tests that are all of them. */
export const everything = "";

export type Scope = {
  /** A revision; unit tests are those that can see what has changed since. `null`: all of them. */
  readonly since: string | null;
  readonly pages: boolean;
  readonly backend: boolean;
  /** A regular expression over the browser tests' projects, files and titles; `null`: none of them. */
  readonly browser: string | null;
};

export const wholeScope: Scope = { since: null, pages: true, backend: true, browser: everything };

type Rule = {
  readonly files: RegExp;
  readonly pages?: boolean;
  readonly backend?: boolean;
  /** A regular expression over the browser tests, with `$1` for what `files` has caught. */
  readonly browser?: string;
};

/** The first rule that knows a file counts. What no rule knows can have touched everything. */
export const rules: readonly Rule[] = [
  // Prose, and what only a person or a forge reads.
  { files: /^(docs|deploy|bench|\.github)\/|^[A-Z]+(\.md)?$|^Dockerfile$/ },
  { files: /^(app|domain|server|scripts)\/.*\.test\.tsx?$/ },
  { files: /^tests\/engines\// },
  // Tools beside the site, with unit tests and a check of their own.
  { files: /^scripts\/(css-report|look-compare)\// },
  { files: /^tests\/static\//, pages: true },
  { files: /^tests\/backend\//, backend: true },
  { files: /^tests\/browser\/(matrix|journeys)\/(.+)\.spec\.ts$/, browser: "$2" },
  { files: /^tests\/browser\/demos\/states\/(\w+)\.ts$/, browser: "demo-screens.spec.ts.*$1" },
  { files: /^tests\/browser\/demos\/figures\/.*\.test\.ts$/ },
  {
    files: /^tests\/browser\/demos\/figures\/declared\/(?!all\b)(\w+)\.ts$/,
    browser: "demo-figures.spec.ts.*$1",
  },
  { files: /^tests\/browser\/demos\/figures\//, browser: "demo-figures" },
  {
    files: /^app\/demos\/(\w+)\//,
    pages: true,
    browser: "demos/$1|demos/(viewer|keyboard|clock)|/demo/$1 |demo-(screens|buttons|figures).*$1",
  },
  {
    files: /^app\/features\/(inbox|insights|mail|team)\//,
    pages: true,
    browser: "inbox|mail|team|newsletter",
  },
  { files: /^app\/forms\/call\//, pages: true, browser: "calls|contact|partners|inbox" },
  { files: /^app\/features\/session\//, pages: true, browser: "sign|auth|inbox|team|password" },
  { files: /^server\/(backup|privacy)\//, backend: true },
];

/** What changes in these files can have touched. */
export function scopeOf(files: readonly string[], since: string): Scope {
  const known = files.map((file) => ({ file, rule: rules.find((rule) => rule.files.test(file)) }));
  if (known.some(({ rule }) => rule === undefined)) return { ...wholeScope, since };
  const browser = known.flatMap(({ file, rule }) => {
    const caught = rule?.files.exec(file) ?? [];
    return rule?.browser?.replaceAll(/\$(\d)/g, (_, place) => caught[Number(place)] ?? "") ?? [];
  });
  return {
    since,
    pages: known.some(({ rule }) => rule?.pages),
    backend: known.some(({ rule }) => rule?.backend),
    browser: browser.length === 0 ? null : [...new Set(browser)].join("|"),
  };
}

/** The files that differ from a revision, those that git does not know yet included. Throws what git says. */
export function changedFiles(since: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "--no-renames", since, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}
