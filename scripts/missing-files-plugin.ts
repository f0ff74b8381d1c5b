import type { Plugin } from "vite";

type Change = { readonly file: RegExp; readonly from: string; readonly to: string };

const changes: readonly Change[] = [
  {
    // To ask a page for its `links`, which none of ours has. Its files are still preloaded, and may fail to come.
    file: /[\\/]react-router[\\/].*[\\/]ssr[\\/]links\.js$/,
    from: "let mod = await loadRouteModule(route, routeModules);",
    to: "let mod = routeModules[route.id] ?? {};",
  },
  {
    file: /[\\/]react-router[\\/].*[\\/]ssr[\\/]routeModules\.js$/,
    from: "window.location.reload();",
    to: `const to = window.__reactRouterDataRouter?.state.navigation.location;
		if (to) window.location.assign(to.pathname + to.search + to.hash);
		else window.location.reload();`,
  },
];

/**
 * What the router does when a file of a page cannot be had, off the network or after the site was built anew: a link that
 * only lies below the pointer leaves the page alone, and one that is followed is followed by the browser itself. The router
 * loads the page anew that one is on, in both cases: by moving the mouse a visitor off the network lost it.
 */
export function missingFiles(): Plugin {
  return {
    name: "missing-files",
    apply: "build",
    transform(code, id) {
      const change = changes.find(({ file }) => file.test(id));
      if (!change) return null;
      if (!code.includes(change.from))
        this.error("The router loads pages in a new way: see scripts/missing-files-plugin.ts.");
      return { code: code.replace(change.from, change.to), map: null };
    },
  };
}
