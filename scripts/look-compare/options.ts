import { parseArgs } from "node:util";

export const usage = `npm run look-compare -- --before ORIGIN --after ORIGIN

Are two running servers equal? By pictures, pixel by pixel; with --styles by computed styles and boxes, which is faster
and says what differs.

  --only PATTERN      scenes whose name matches: restaurant, ^page-, ^staff-record
  --plan FILE         a plan of your own as JSON in place of scripts/look-compare/plan
  --address PATH      pages in place of a plan, as often as wanted
  --look NAME         looks, as often as wanted
  --width PIXELS      widths, as often as wanted
  --print-plan        writes the plan as JSON and ends
Pictures
  --out FOLDER        where differing pictures go (test-results/look-compare)
  --threshold PIXELS  how many pixels may differ
  --keep              keeps equal pictures, too
Styles
  --styles            compares styles
  --thorough          reads them even where both sides have the same rules and the same markup
  --lines NUMBER      how many lines a scene may have in the report (40)

Ends with 0 when all are equal, 1 when some differ, 2 when it could not run.`;

export type Options = ReturnType<typeof readOptions>;

/** @throws Error with a sentence for who has called it */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      before: { type: "string", default: "" },
      after: { type: "string", default: "" },
      only: { type: "string", default: "" },
      plan: { type: "string" },
      address: { type: "string", multiple: true },
      look: { type: "string", multiple: true },
      width: { type: "string", multiple: true },
      "print-plan": { type: "boolean", default: false },
      out: { type: "string", default: "test-results/look-compare" },
      threshold: { type: "string" },
      keep: { type: "boolean", default: false },
      styles: { type: "boolean", default: false },
      thorough: { type: "boolean", default: false },
      lines: { type: "string", default: "40" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return {
    ...values,
    only: new RegExp(values.only),
    widths: values.width?.map((width) => wholeNumber("--width", width, 100)),
    threshold: values.threshold && wholeNumber("--threshold", values.threshold, 0),
    lines: wholeNumber("--lines", values.lines, 1),
  };
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${name} is a whole number from ${least} on.`);
}
