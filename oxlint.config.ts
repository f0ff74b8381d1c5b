import { defineConfig, type OxlintOverride } from "oxlint";

/** Addresses of imports, by their form. */
type Forbidden = ({ readonly group: readonly string[] } | { readonly regex: string }) & {
  readonly message: string;
  /** Types may cross where values may not. */
  readonly allowTypeImports?: boolean;
};

type Layer = { readonly files: readonly string[]; readonly forbid: readonly Forbidden[] };

const upwards = {
  routes: {
    group: ["#app/routes/**"],
    message: "Nothing imports a route; move what is shared down.",
  },
  features: { group: ["#app/features/**"], message: "A feature is used by routes and root only." },
  demos: {
    group: ["#app/demos/**"],
    message: "A demo stands alone; share through components/demo or lib.",
  },
  components: { group: ["#app/components/**"], message: "This layer lies below the components." },
  content: { group: ["#app/content/**"], message: "This layer lies below the content." },
  supabase: {
    group: ["#app/supabase/**"],
    message: "Only *-repository.ts and session-client.ts talk to the database.",
  },
  wholeZod: { group: ["zod"], message: "Use zod/mini under app/: it is a quarter of the size." },
  parent: {
    group: ["../**"],
    message: "Inside a feature or demo stay in its folder; across folders use #app/.",
  },
  server: { group: ["**/server/**"], message: "The app never imports the server." },
  tests: { group: ["**/tests/**"], message: "Production code never imports tests." },
} as const satisfies Record<string, Forbidden>;

const { routes, features, demos, components, content, supabase, wholeZod, parent, server, tests } =
  upwards;
const everywhere = [wholeZod, server, tests];
const aboveComponents: readonly Forbidden[] = [
  ...everywhere,
  routes,
  features,
  demos,
  supabase,
  {
    ...content,
    message: "Components take records as props; the route passes them in.",
    allowTypeImports: true,
  },
];

/**
 * Who may import whom (CONTRIBUTING.md, "Layers"). Two overrides for one file would replace each other in silence, so
 * every file matches exactly one row; `scripts/layers.test.ts` proves that a forbidden import is reported.
 */
const layers: readonly Layer[] = [
  {
    files: ["domain/**", "!domain/**/*.test.ts"],
    forbid: [
      {
        regex: "^[^.]",
        message:
          "What all sides share knows neither side, neither React nor Node: import ./name.ts.",
      },
      {
        group: ["**/app/**", "**/server/**", "**/scripts/**", "**/tests/**"],
        message: "It knows no side.",
      },
    ],
  },
  {
    files: ["app/lib/**"],
    forbid: [...everywhere, routes, features, demos, components, content, supabase, parent],
  },
  {
    files: ["app/boot/**"],
    forbid: [...everywhere, routes, features, demos, components, content, supabase],
  },
  {
    files: ["app/content/**"],
    forbid: [
      ...everywhere,
      routes,
      features,
      demos,
      components,
      supabase,
      { group: ["react", "react-dom"], message: "Content is data: no React." },
      {
        group: ["react-router"],
        message: "Content takes types from the router, nothing else.",
        allowTypeImports: true,
      },
    ],
  },
  {
    files: ["app/components/ui/**"],
    forbid: [
      ...aboveComponents,
      {
        group: ["../**", "#app/components/**"],
        message: "A primitive imports primitives only, as ./name.tsx.",
      },
    ],
  },
  {
    files: ["app/components/{layout,marketing,demo}/**"],
    forbid: aboveComponents,
  },
  {
    files: ["app/features/*/*-repository.ts", "app/features/session/session-client.ts"],
    forbid: [...everywhere, routes, features, demos, components, parent],
  },
  {
    files: [
      "app/features/*/*",
      "!app/features/*/*-repository.ts",
      "!app/features/session/session-client.ts",
    ],
    forbid: [...everywhere, routes, features, demos, supabase, parent],
  },
  {
    files: ["app/demos/*/*"],
    forbid: [...everywhere, routes, features, demos, supabase, parent],
  },
  {
    files: ["app/demos/*/*/*"],
    forbid: [
      ...everywhere,
      routes,
      features,
      demos,
      supabase,
      { group: ["../../**"], message: "Stay inside the demo's folder." },
    ],
  },
  { files: ["app/routes/**"], forbid: [...everywhere, routes, supabase] },
  {
    files: ["app/supabase/**"],
    forbid: [...everywhere, routes, features, demos, components, content],
  },
  {
    files: ["server/**"],
    forbid: [
      {
        group: ["#app/**", "**/app/**"],
        message: "The server serves the built site and never imports it.",
      },
      tests,
    ],
  },
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  options: { typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["build", ".react-router", "app/generated"],
  rules: {
    "import/no-cycle": "error",
    "max-lines": ["error", { max: 300, skipBlankLines: false, skipComments: false }],
    "no-warning-comments": ["error", { terms: ["todo", "fixme"] }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-definitions": ["error", "type"],
    "typescript/no-floating-promises": ["error", { ignoreVoid: true }],
    // The compiler knows these better, or the platform has changed since they were written.
    "react/react-in-jsx-scope": "off",
    // Takes a method that is not written out for GET; a request that is wrong in this way throws.
    "unicorn/no-invalid-fetch-options": "off",
    "import/default": "off",
    "typescript/consistent-return": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/consistent-function-scoping": "off",
    "import/no-named-as-default": "off",
    // Knows a part of the tokens only: refuses given-name and family-name.
    "jsx-a11y/autocomplete-valid": "off",
    "promise/always-return": "off",
    "vitest/no-standalone-expect": "off",
    "vitest/require-mock-type-parameters": "off",
    "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["group", "tabpanel"] }],
    "jsx-a11y/no-noninteractive-element-interactions": [
      "error",
      { handlers: ["onClick", "onKeyDown"] },
    ],
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
  },
  overrides: [
    ...layers.map(layerOverride),
    // Set-up runs on Node 18, which has no toSorted.
    {
      files: ["scripts/*.mjs"],
      rules: { "unicorn/no-array-sort": "off", "unicorn/no-array-reverse": "off" },
    },
    // Widening a global is done by an interface or not at all.
    {
      files: ["**/*.d.ts", "tests/static/site-server.ts"],
      rules: { "typescript/consistent-type-definitions": "off" },
    },
    // Handlers that are called by other handlers; this version of the linter takes them for rendering.
    {
      files: [
        "app/demos/community/screens/draft-list.tsx",
        "app/demos/learning/screens/dashboard-screen.tsx",
        "app/demos/portal/screens/deal-dialog.tsx",
      ],
      rules: { "react/purity": "off" },
    },
    // What is read in a loop says in its message where it stood.
    { files: ["tests/static/**"], rules: { "vitest/valid-expect": ["error", { maxArgs: 2 }] } },
  ],
});

function layerOverride({ files, forbid }: Layer): OxlintOverride {
  const excludeFiles = files.filter((file) => file.startsWith("!")).map((file) => file.slice(1));
  const patterns = forbid.map((entry) =>
    "group" in entry ? { ...entry, group: [...entry.group] } : { ...entry },
  );
  return {
    files: files.filter((file) => !file.startsWith("!")),
    ...(excludeFiles.length > 0 && { excludeFiles }),
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}
