/** A value as it counts: one form for the same number, one space, no capitals. */
export function normal(value: string): string {
  return value
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(^|[\s(,+-])\.(\d)/g, "$10.$2")
    .toLowerCase();
}

/** Cuts a value at spaces and slashes that stand in no brackets. */
function partsOf(value: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of value) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0 && /[\s/]/.test(letter)) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.filter((part) => part !== "");
}

const noStep = /^(?:0[a-z%]*|auto|normal|inherit|initial|unset|revert|revert-layer|none)$/;

/**
 * The steps of a scale that a margin, padding or gap takes: each length, whatever its sign; each variable once, also in a
 * sum; `clamp()` and the like whole. What the device leaves (`env()`) is none.
 */
export function stepsOf(value: string): readonly string[] {
  const steps = partsOf(normal(value)).flatMap((part) =>
    part.startsWith("calc(") ? stepsInSum(part) : [withoutDevice(part)],
  );
  return [...new Set(steps.map(plain))].filter((step) => step !== "" && !noStep.test(step));
}

/** `var(--gutter, 12px)` and `-12px` are the steps `var(--gutter)` and `12px`. */
const plain = (step: string) =>
  step.replace(/^[-+](?=[\d.v])/, "").replaceAll(/var\((--[\w-]+)[^()]*\)/g, "var($1)");

function stepsInSum(sum: string): readonly string[] {
  return (
    sum.replaceAll(/env\([^()]*\)/g, "").match(/var\(--[\w-]+[^()]*\)|\d*\.?\d+(?:[a-z]+|%)/g) ?? []
  );
}

/** `max(10px, env(safe-area-inset-bottom))` is the step `10px`. */
function withoutDevice(part: string): string {
  if (part.startsWith("env(")) return "";
  const device =
    /^(?:max|min)\(([^(),]+), env\([^()]*\)\)$|^(?:max|min)\(env\([^()]*\), ([^(),]+)\)$/;
  const match = device.exec(part);
  return match ? (match[1] ?? match[2] ?? "") : part;
}

export const isSpace = (property: string) =>
  /^(?:gap|row-gap|column-gap|padding|margin)(?:-|$)/.test(property);

/** Colours that a declaration writes out. */
export function rawColoursIn(value: string): readonly string[] {
  const colour = /#[0-9a-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\((?!from)[^()]*\)/g;
  return normal(value).match(colour) ?? [];
}
