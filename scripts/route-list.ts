const declaration = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s;

type RouteList = {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
};

type Route = { readonly imports?: readonly string[]; readonly [fact: string]: unknown };

/**
 * Leaves out of the router's list of routes, which every page fetches, what tells it nothing: flags that are false, as
 * absent ones are, and files that the start of a page has loaded before any route asks for them. The files of a
 * route are fetched together, so they stand in one order, which repeats itself and weighs less.
 *
 * @param code the module that the router's build has written
 * @throws Error when that has another form
 */
export function shortenRouteList(code: string): string {
  const match = declaration.exec(code);
  if (!match) throw new Error("The router's list of routes has another form.");
  const [, start = "", json = "", end = ""] = match;
  const list: RouteList = JSON.parse(json);
  const isLoaded = new Set(list.entry.imports);
  const routes = Object.fromEntries(
    Object.entries(list.routes).map(([id, route]) => {
      const said = Object.entries(route).filter(([, value]) => value !== false);
      const imports = (route.imports ?? []).filter((file) => !isLoaded.has(file)).toSorted();
      return [id, { ...Object.fromEntries(said), imports }];
    }),
  );
  return `${start}${JSON.stringify({ ...list, routes })}${end}`;
}
