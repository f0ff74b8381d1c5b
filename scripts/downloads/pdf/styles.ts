import type { TextStyle } from "./sheet.ts";

/** The Rocket look on paper, in points; the site's own steps are in `app/styles/tokens.css`. */
export const styles = {
  cover: { cut: "display", size: 64, lead: 0.93, colour: "on-sky", tracking: -0.042 },
  coverText: { cut: "light", size: 13, lead: 1.5, colour: "on-sky-2" },
  band: { cut: "display", size: 44, lead: 0.95, colour: "on-sky", tracking: -0.042 },
  chapter: { cut: "display", size: 34, lead: 0.97, colour: "ink", tracking: -0.04 },
  chapterText: { cut: "light", size: 11, lead: 1.5, colour: "ink-2" },
  heading: { cut: "heading", size: 16, lead: 1.15, colour: "ink", tracking: -0.025 },
  text: { cut: "light", size: 11, lead: 1.55, colour: "ink" },
  quiet: { cut: "light", size: 10.5, lead: 1.5, colour: "ink-2" },
  label: { cut: "label", size: 9, lead: 1.4, colour: "ink-2" },
  name: { cut: "strong", size: 13.5, lead: 1.3, colour: "ink" },
  figure: { cut: "display", size: 30, lead: 1, colour: "signal-text", tracking: -0.04 },
  number: { cut: "display", size: 48, lead: 1, colour: "signal-text", tracking: -0.04 },
  code: { cut: "mono", size: 8, lead: 1.5, colour: "ink-2" },
  backTitle: { cut: "display", size: 48, lead: 0.95, colour: "on-sky", tracking: -0.042 },
  backLabel: { cut: "label", size: 8.5, lead: 1.4, colour: "on-sky-2" },
  backValue: { cut: "text", size: 13, lead: 1.4, colour: "on-sky" },
} as const satisfies Record<string, TextStyle>;
