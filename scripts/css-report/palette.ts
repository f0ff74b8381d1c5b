/** The colours that the looks set in `tokens.css` and the demos set anew. */
const names =
  "paper surface inset ink ink-2 line line-2 signal signal-hi on-signal signal-text sky sky-2 on-sky on-sky-2 sky-line ok ok-bg warn warn-bg danger danger-bg demo-accent strong on-strong";

const colours = new Set(names.split(" ").map((name) => `--${name}`));

export const isPaletteColour = (property: string) => colours.has(property);
