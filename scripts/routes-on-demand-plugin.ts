import { matchRoutes, type RouteObject } from "react-router";
import { isRunnableDevEnvironment, type Plugin } from "vite";

const serverBuild = "virtual:react-router/server-build";

/** What the router's plugin makes of `app/routes.ts`, with the function that is added here. */
type ServerBuild = {
  readonly routes: Readonly<Record<string, RouteEntry>>;
  readonly loadModules: (ids: readonly string[]) => Promise<unknown>;
};

type RouteEntry = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
};

/** Goes in front of the list of routes: a module that answers as soon as it has been loaded. */
const onDemand = `
  const loaders = new Map();
  const modules = new Map();
  function onDemand(name, load) {
    loaders.set(name, load);
    return new Proxy({}, { get: (_, key) => modules.get(name)?.[key] });
  }
  export const loadModules = (ids) =>
    Promise.all(ids.map(async (id) => modules.set(nameOf[id], await loaders.get(nameOf[id])())));
`;

/**
 * Lets the development server render a page with the modules of that page. The router's own plugin loads those of every
 * address before the first one is rendered, which is most of what a start takes.
 */
export function routesOnDemand(): Plugin {
  return {
    name: "routes-on-demand",
    apply: "serve",
    enforce: "pre",
    transform(code, id) {
      if (id !== `\0${serverBuild}`) return null;
      const ids = Array.from(
        code.matchAll(/^\s*id: (".*"),$[\s\S]*?^\s*module: (route\d+)$/gm),
        ([, route, name]) => `${route}: "${name}"`,
      );
      const routes = code.replaceAll(
        /^\s*import \* as (route\d+) from (".*");$/gm,
        (_, name: string, file: string) =>
          `const ${name} = onDemand("${name}", () => import(${file}));`,
      );
      if (routes === code || ids.length === 0)
        this.error("The router's list of routes has a new form: see scripts/routes-on-demand.");
      return { code: `${onDemand} const nameOf = { ${ids.join(", ")} };\n${routes}`, map: null };
    },
    configureServer({ environments, middlewares }) {
      const { ssr } = environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      // After Vite's own, which answer for files, and before the router's.
      return () =>
        middlewares.use(async (request, _response, next) => {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          try {
            const { routes, loadModules } = await ssr.runner.import<ServerBuild>(serverBuild);
            await loadModules(routesAt(routes, pathname));
          } catch (error) {
            next(error);
            return;
          }
          next();
        });
    },
  };
}

function routesAt(routes: ServerBuild["routes"], pathname: string): readonly string[] {
  const under = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: under(id) }));
  const matches = matchRoutes(under(undefined), pathname) ?? [];
  return matches.flatMap(({ route }) => route.id ?? []);
}
