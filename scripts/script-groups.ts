/**
 * What is loaded together and therefore is one file. Left to itself the bundler makes a file for each set of pages that
 * share a module: some 250 files, most of them smaller than the headers they come with.
 */

/** Modules of ours, by the beginning of their path below `app`, or with it. */
function ours(...names: readonly string[]): RegExp {
  const paths = names.map((name) => (name.startsWith("domain/") ? name : `app/${name}`));
  return new RegExp(String.raw`/(?:${paths.join("|")})(?=[./]|$)`);
}

function packages(...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join("|")})/`);
}

/**
 * In the order in which they take modules; each takes what its modules import as well, unless an earlier one did. A
 * module that brings a sheet stays out unless most pages want it: a page comes to need the sheets of all its files.
 */
const groups = [
  {
    name: "framework",
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
  },
  { name: "charts", test: packages("d3-[a-z]+") },
  { name: "toast", test: packages("@base-ui/react/toast") },
  {
    // With what only demos want, and what is too small to be worth a request of its own.
    name: "dialog",
    test: /\/node_modules\/@base-ui\/react\/(?:alert-)?dialog\/|\/app\/(?:components\/demo\/use-announced|lib\/median)\./,
  },
  {
    // What every page shows or may need, and what is too small to be worth a request of its own.
    name: "site",
    test: ours(
      "components/layout/(brand|error-page|look-button|navigation-effects)",
      "components/marketing/art/(deferred-art|shapes|stars)",
      "components/layout-kit",
      "components/ui/(action-link|badge|button|copy-button|icon|plain-toast|spinner|text|toast-host|typography)",
      "browser/(select-text|use-current-section|use-hydrated)",
      "content/(demo-catalog|documents|messages|navigation|og-image|page-meta|site|structured-data)",
      "domain/(business|formats|money|prices)",
      "forms/visit",
      "lib/(cn|in-time|look|random|repository-error)",
    ),
  },
  {
    // The frame of the pages that are no application, and what most of them show.
    name: "frame",
    test: ours(
      "components/layout",
      "components/marketing/(bar-hero|breadcrumbs|chips|closing-band|fold-sign|headline|hero|marks|section|section-head)",
      "components/ui/(heading|ruled)",
      "routes/marketing/(fact-line|panels)",
    ),
  },
  {
    name: "marketing",
    test: ours(
      "components/marketing/(demo-link|page-hero)",
      "components/marketing/art/hero-stage",
      "content/home",
    ),
  },
  {
    // What a demo's forms are made of as well.
    name: "fields",
    test: ours("components/ui/(choice|field|field-error|form|notice)"),
  },
  {
    name: "forms",
    test: ours(
      "components/ui/(error-summary|load-failure|part|send-failed|sent-notice|submit-button|without-script)",
      "forms/use-submission",
    ),
  },
  { name: "applying", test: ours("content/(application-steps|sign-up)") },
  {
    name: "tools",
    test: /\/(?:app\/(?:browser|lib)|app\/forms(?=\/[^/]+$)|domain)\/(?![a-z]+-options|calendar-file|call-types|csv|form-schema|kinds|pdf|prices|registry|tabs|zoned-dates)/,
    minShareCount: 3,
  },
  { name: "demo", test: /\/app\/components\/demo\/(?!demo-header|demo-list)/, minShareCount: 3 },
];

export const scriptGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
