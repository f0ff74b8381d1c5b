import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../../app/routes.ts";
import type { Scene } from "./scene.ts";

/** Shown as scenes of their own, or sends everybody on. */
const elsewhere = /^\/(admin|demo\/.*)$/;

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): readonly string[] {
  return entries.flatMap(({ path = "", index, children }) => {
    const own = path === "" ? above : `${above}/${path}`;
    return [...(index || path ? [own || "/"] : []), ...pathsOf(children ?? [], own)];
  });
}

const addresses = pathsOf(routes).filter(
  (address) => !address.includes("*") && !elsewhere.test(address),
);

/** Every public page as it opens, and both pages for addresses that nobody knows. */
export const pageScenes: readonly Scene[] = [
  ...addresses,
  "/no-such-page",
  "/demo/no-such-demo",
].map((address) => ({
  name: address === "/" ? "page-home" : `page${address.replaceAll("/", "-")}`,
  address,
}));
