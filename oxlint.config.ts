import { defineConfig } from "oxlint";
import { layerOverrides } from "./oxlint.layers.ts";

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  options: { typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["build", ".react-router", "app/generated", "tests/fixtures"],
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
    ...layerOverrides,
    {
      files: ["app/lib/**"],
      rules: {
        "no-restricted-globals": [
          "error",
          "document",
          "window",
          "location",
          "navigator",
          "localStorage",
          "sessionStorage",
        ],
      },
    },
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
