import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { inlineClassNames } from "./scripts/class-names-plugin.ts";
import { documents } from "./scripts/documents-plugin.ts";
import { drawing } from "./scripts/drawing-plugin.ts";
import { serveDownloads } from "./scripts/downloads/serve-plugin.ts";
import { inlineScript } from "./scripts/inline-script-plugin.ts";
import { missingFiles } from "./scripts/missing-files-plugin.ts";
import { scriptGroups } from "./scripts/script-groups.ts";
import { shippedPackages } from "./scripts/notices/shipped-packages-plugin.ts";
import { readOrigin } from "./scripts/public-origin.ts";
import { scopedName } from "./scripts/scoped-name.ts";
import { routesOnDemand } from "./scripts/routes-on-demand-plugin.ts";

/** Where `npm run dev` puts the server with the embedded backend; see `scripts/dev.ts`. */
const backend = process.env.DEV_BACKEND ?? "http://127.0.0.1:3001";

/** The day that the served demos show until a visitor's own clock is there: always the same day of the week. */
function lastFriday(now: Date): string {
  const daysSince = (now.getUTCDay() + 2) % 7;
  return new Date(now.getTime() - daysSince * 86_400_000).toISOString().slice(0, 10);
}

export default defineConfig({
  plugins: [
    inlineClassNames(),
    inlineScript(),
    drawing(),
    documents(),
    serveDownloads(),
    routesOnDemand(),
    missingFiles(),
    reactRouter(),
    shippedPackages(),
  ],
  define: {
    // Read by app/content/site.ts; scripts that import that file find it in the environment.
    "import.meta.env.SITE_ORIGIN": JSON.stringify(readOrigin(process.env.SITE_ORIGIN)),
    "import.meta.env.SERVED_DAY": JSON.stringify(lastFriday(new Date())),
  },
  css: {
    modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName },
  },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // One file for each set of pages that share a module would be one for each module: a page asked for 34 files, most of
  // them smaller than the headers they came with. What is loaded together anyway is one file.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
  },
  // Found by the development server only when first used, which would reload the page under a half-filled form.
  optimizeDeps: {
    include: [
      "@base-ui/react/alert-dialog",
      "@base-ui/react/csp-provider",
      "@base-ui/react/dialog",
      "@base-ui/react/menu",
      "@base-ui/react/popover",
      "@base-ui/react/tabs",
      "@base-ui/react/toast",
      "@supabase/postgrest-js",
      "@supabase/supabase-js",
      "@tanstack/react-query",
      "d3-scale",
      "d3-shape",
      "papaparse",
      "zod/mini",
    ],
  },
  server: {
    // No page is made of these, and watching them takes longer than all the rest.
    watch: {
      ignored: [
        "backups",
        "bench",
        "build",
        "docs",
        "supabase",
        "test-results",
        "tests",
        ".data",
      ].map((name) => `${import.meta.dirname}/${name}/**`),
    },
    proxy: {
      "/auth/v1": backend,
      "/rest/v1": backend,
      "/app-config.json": backend,
      "/events": backend,
      "/healthz": backend,
      "/blog/unsubscribe": backend,
    },
  },
});
