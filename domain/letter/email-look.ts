/**
 * The house's colours for e-mails: those of the Rocket look (`app/styles`), as mail programs understand them, and the same
 * at night. What is written into elements is the day; the sheet in the head turns it into the night where it is kept.
 */
export const day = {
  paper: "#f3f0e9",
  surface: "#fcfbf8",
  inset: "#eee9e0",
  ink: "#1e150f",
  ink2: "#594d45",
  line: "#d3cdc4",
} as const;

export const night = {
  paper: "#100907",
  surface: "#1e1510",
  inset: "#291f1a",
  ink: "#f0ece4",
  ink2: "#beb6ab",
  line: "#4a3f38",
} as const satisfies Record<keyof typeof day, string>;

/** The same by day and by night: the dark block on top, and the one signal. */
export const always = {
  sky: "#180e0a",
  onSky: "#f6f3ec",
  signal: "#fe630b",
  onSignal: "#170d08",
} as const;

export const fonts = {
  text: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  /** For a reference and an address, whose signs must not be mistaken for one another. */
  code: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace",
} as const;

/** Classes only for what the sheet changes at night and on a telephone. */
const nightRules = (before: string) =>
  [
    `${before}.l-paper{background-color:${night.paper}!important}`,
    `${before}.l-surface{background-color:${night.surface}!important}`,
    `${before}.l-inset{background-color:${night.inset}!important}`,
    `${before}.l-ink{color:${night.ink}!important}`,
    `${before}.l-ink2{color:${night.ink2}!important}`,
    `${before}.l-line{border-color:${night.line}!important}`,
    `${before}.l-rule{border-color:${night.ink}!important}`,
  ].join("\n");

export const sheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:600px){",
  ".l-side{padding-left:22px!important;padding-right:22px!important}",
  ".l-out{padding:0!important}",
  ".l-card{border-radius:0!important}",
  ".l-head{font-size:27px!important;line-height:31px!important}",
  "}",
  "@media (prefers-color-scheme:dark){",
  nightRules(""),
  "}",
  // Outlook on the web and on telephones says with this attribute that it is night.
  nightRules("[data-ogsc] "),
].join("\n");
