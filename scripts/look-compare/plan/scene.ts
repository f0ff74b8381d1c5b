/** One thing that is done before a scene is looked at: a verb of `steps.ts` and what it takes. */
export type Step = readonly [verb: string, ...details: (string | number)[]];

/** A page, or a state of it, that both servers show and that has to look the same. */
export type Scene = {
  /** Whole words with hyphens; `--only` looks in it. */
  readonly name: string;
  readonly address: string;
  /** Takes a picture of this part alone. */
  readonly part?: string;
  /** Selectors of what is left out: covered in pictures, not read in styles. */
  readonly mask?: readonly string[];
  readonly widths?: readonly number[];
  readonly looks?: readonly string[];
  readonly steps?: readonly Step[];
  readonly fullPage?: boolean;
  /** How long it is left alone before it is looked at, in tenths of a second of its clock. */
  readonly settle?: number;
  /** Seen by a staff member, at the hour at which the comparison began. */
  readonly isSignedIn?: boolean;
};

export const phone = 390;
export const desk = 1440;

/** Names as people hear them: a string may be part of one, whatever its case. */
type Name = string | RegExp;

function named(role: string, name: Name): string {
  const pattern =
    typeof name === "string"
      ? new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"), "i")
      : name;
  return `role=${role}[name=${pattern}]`;
}

export const button = (name: Name) => named("button", name);
export const link = (name: Name) => named("link", name);
export const tab = (name: Name) => named("tab", name);
export const radio = (name: Name) => named("radio", name);
export const checkbox = (name: Name) => named("checkbox", name);
export const textbox = (name: Name) => named("textbox", name);
export const combobox = (name: Name) => named("combobox", name);
export const menuItem = (name: Name) => named("menuitem", name);
export const switchOf = (name: Name) => named("switch", name);
export const field = (name: string) => `main [name="${name}"]`;
export const inDialog = (selector: string) => `role=dialog >> ${selector}`;

export const click = (selector: string): Step => ["click", selector];
export const press = (name: Name): Step => click(button(name));
export const fill = (selector: string, text: string): Step => ["fill", selector, text];
export const check = (selector: string): Step => ["check", selector];
export const select = (selector: string, value: string): Step => ["select", selector, value];
export const keys = (names: string): Step => ["press", names];
export const waitFor = (selector: string): Step => ["wait", selector];
