import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FeatureArt } from "./feature-art.tsx";
import { Mockup } from "./mockup.tsx";
import { OldSite } from "./old-site.tsx";
import { Plate } from "./plate.tsx";
import { Scene } from "./scene.tsx";

const oldSite = {
  title: "Fieldstore",
  subtitle: "Prices",
  links: ["Home"],
  body: "table",
} as const;

const drawings = [
  { name: "a feature", draw: () => <FeatureArt name="users" className="own" />, says: "Viewer" },
  { name: "a mock-up", draw: () => <Mockup name="portal" className="own" />, says: "$84,210" },
  { name: "a scene", draw: () => <Scene name="fitness" className="own" />, says: "24" },
  { name: "a plate", draw: () => <Plate name="performance" className="own" />, says: "1.2 s" },
  { name: "an old site", draw: () => <OldSite {...oldSite} className="own" />, says: "ask Brenda" },
];

describe("a drawing on the server", () => {
  it.each(drawings)("of $name is in the page, hidden from screen readers", ({ draw, says }) => {
    const html = renderToString(draw());
    expect(html).toMatch(/^<svg class="\S+ own" viewBox="0 0 \d+ \d+" [^>]*aria-hidden="true"/);
    expect(html).toContain(says);
  });
});
