import type { OxlintOverride } from "oxlint";

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
  forms: { group: ["#app/forms/**"], message: "This layer lies below the forms." },
  browser: { group: ["#app/browser/**"], message: "What needs a browser lies above lib." },
  formFolders: {
    group: ["#app/forms/*/**"],
    message: "A form is used by routes; what several want stands in app/forms itself.",
  },
  /** A value of one kind would bring all of them to whoever opens the form. */
  registry: {
    group: ["#domain/registry.ts", "#domain/kinds/**"],
    message: "Forms and routes take the registry's types, not its values.",
    allowTypeImports: true,
  },
  server: { group: ["**/server/**"], message: "The app never imports the server." },
  tests: { group: ["**/tests/**"], message: "Production code never imports tests." },
} as const satisfies Record<string, Forbidden>;

const {
  routes,
  features,
  forms,
  formFolders,
  registry,
  demos,
  components,
  content,
  supabase,
  browser,
  wholeZod,
  parent,
  server,
  tests,
} = upwards;
const everywhere = [wholeZod, server, tests];
const aboveComponents: readonly Forbidden[] = [
  ...everywhere,
  routes,
  features,
  forms,
  demos,
  supabase,
  {
    ...content,
    message: "Components take records as props; the route passes them in.",
    allowTypeImports: true,
  },
];

const outOfFeature: Forbidden = {
  group: ["../../**"],
  message: "Stay inside the feature's folder.",
};

const sides: Forbidden = {
  group: ["**/app/**", "**/server/**", "**/scripts/**", "**/tests/**"],
  message: "It knows no side.",
};

/** The rooms of a feature, and which of the others each knows. */
const roomsKnown: Readonly<Record<string, readonly string[]>> = {
  entry: [],
  work: ["entry"],
  signature: [],
  conversation: ["entry", "work", "signature"],
  nudges: ["conversation"],
  received: ["entry", "conversation"],
  deals: ["entry", "work"],
  people: ["entry", "work", "conversation", "deals"],
  intake: ["entry", "work"],
  record: ["entry", "work", "conversation", "deals"],
  list: ["entry", "work", "conversation"],
  templates: ["entry", "work", "conversation", "record"],
};

/** The rooms of a feature that a room must not know: what is listed and what is open know each other by the model only. */
function besides(room: string): readonly Forbidden[] {
  return Object.keys(roomsKnown)
    .filter((other) => other !== room && !roomsKnown[room]?.includes(other))
    .map((other) => ({
      group: [`../${other}/**`],
      message: `The room ${room} does not know the room ${other}.`,
    }));
}

/**
 * Who may import whom (CONTRIBUTING.md, "Layers"). Two overrides for one file would replace each other in silence, so
 * every file matches exactly one row; `scripts/layers.test.ts` proves that a forbidden import is reported.
 */
const layers: readonly Layer[] = [
  {
    files: ["domain/**", "!domain/**/*.test.ts", "!domain/letter/markdown.ts"],
    forbid: [
      {
        regex: "^[^.]",
        message:
          "What all sides share knows neither side, neither React nor Node: import ./name.ts.",
      },
      sides,
    ],
  },
  // What reads Markdown; the letter that it becomes knows no package.
  {
    files: ["domain/letter/markdown.ts"],
    forbid: [
      {
        // Anything but "marked": these expressions cannot say "not".
        regex: "^(?:[^.m]|m($|[^a])|ma($|[^r])|mar($|[^k])|mark($|[^e])|marke($|[^d])|marked.)",
        message: "It reads Markdown by marked and knows no other package: import ./name.ts.",
      },
      sides,
    ],
  },
  {
    files: ["app/lib/**"],
    forbid: [
      ...everywhere,
      routes,
      features,
      forms,
      demos,
      components,
      content,
      supabase,
      browser,
      parent,
    ],
  },
  {
    files: ["app/browser/**"],
    forbid: [...everywhere, routes, features, forms, demos, components, content, supabase, parent],
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
      forms,
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
        group: ["../**", "#app/components/**", "!#app/components/layout-kit/**"],
        message: "A primitive imports primitives only, as ./name.tsx, and the layout kit.",
      },
    ],
  },
  {
    files: ["app/components/{layout,marketing,demo}/**"],
    forbid: aboveComponents,
  },
  {
    files: ["app/forms/*.ts", "!app/forms/report-attribution.ts"],
    forbid: [
      ...everywhere,
      routes,
      features,
      formFolders,
      { group: ["./*/**"], message: "No form is special here." },
      registry,
      demos,
      supabase,
      parent,
    ],
  },
  {
    files: ["app/forms/*/*-repository.ts", "app/forms/report-attribution.ts"],
    forbid: [...everywhere, routes, features, formFolders, registry, demos, components, parent],
  },
  {
    files: ["app/forms/*/*", "!app/forms/*/*-repository.ts"],
    forbid: [...everywhere, routes, features, formFolders, registry, demos, supabase, parent],
  },
  {
    files: ["app/features/*/*-repository.ts", "app/features/session/session-client.ts"],
    forbid: [...everywhere, routes, features, formFolders, demos, components, parent],
  },
  {
    files: [
      "app/features/*/*",
      "!app/features/*/*-repository.ts",
      "!app/features/session/session-client.ts",
    ],
    forbid: [...everywhere, routes, features, formFolders, demos, supabase, parent],
  },
  // A feature with rooms; the screen knows all.
  ...Object.keys(roomsKnown).flatMap((room) => {
    const rooms = [
      ...everywhere,
      routes,
      features,
      formFolders,
      demos,
      outOfFeature,
      ...besides(room),
    ];
    return [
      {
        files: [`app/features/*/${room}/*-repository.ts`],
        forbid: [...rooms, components],
      },
      {
        files: [`app/features/*/${room}/*`, `!app/features/*/${room}/*-repository.ts`],
        forbid: [...rooms, supabase],
      },
    ];
  }),
  {
    files: ["app/demos/*/*"],
    forbid: [...everywhere, routes, features, forms, demos, supabase, parent],
  },
  {
    files: ["app/demos/*/*/*"],
    forbid: [
      ...everywhere,
      routes,
      features,
      forms,
      demos,
      supabase,
      { group: ["../../**"], message: "Stay inside the demo's folder." },
    ],
  },
  { files: ["app/routes/**"], forbid: [...everywhere, routes, registry, supabase] },
  {
    files: ["app/supabase/**"],
    forbid: [...everywhere, routes, features, forms, demos, components, content],
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

export const layerOverrides: OxlintOverride[] = layers.map(layerOverride);

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
