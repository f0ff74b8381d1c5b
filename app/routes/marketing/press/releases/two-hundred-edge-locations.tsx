import release from "#app/content/press/two-hundred-edge-locations.md";
import { releaseMeta } from "../release-meta.ts";
import { ReleasePage } from "../release-page.tsx";

export function meta() {
  return releaseMeta(release);
}

export default function Release() {
  return <ReleasePage release={release} />;
}
