import { business } from "../business.ts";
import type { Block, Email, PriceLine, RecordLine } from "./email.ts";
import { TEXT_WIDTH, wrapped } from "./wrapped.ts";
import { writingLines } from "./writing-text.ts";

/** The e-mail as plain text, 72 columns wide. `isKept` leaves secret links out. */
export function emailText(email: Email, isKept = false): string {
  const heading = wrapped(email.heading);
  const parts = [
    [...heading, "=".repeat(widthOf(heading))],
    ...email.blocks.map((block) => blockLines(block, isKept)),
    // Two hyphens and a space: mail programs leave what follows out of an answer.
    ["-- ", ...footLines(email, isKept)],
  ];
  // What was kept in one line may be found with plain spaces.
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`.replaceAll("\u00A0", " ");
}

function footLines({ why, choices, isInternal }: Email, isKept: boolean): string[] {
  const place = choices === undefined ? [] : linkLines(choices, isKept);
  return isInternal
    ? [business.name, ...wrapped(why), ...place]
    : [
        business.name,
        ...wrapped(business.tagline),
        business.office.line,
        `${business.phone.label}, ${business.phoneHours}`,
        business.email,
        "",
        ...wrapped(why),
        ...place,
      ];
}

function blockLines(block: Block, isKept: boolean): string[] {
  switch (block.kind) {
    case "text":
      return wrapped(block.text);
    case "facts":
      return factLines(block.rows);
    case "prices":
      return priceLines(block.lines, block.totals);
    case "link":
      return linkLines(block, isKept);
    case "quote":
      return quoteLines(block.text);
    case "title": {
      const lines = wrapped(block.text);
      return [...lines, "-".repeat(widthOf(lines))];
    }
    case "records":
      return recordLines(block.records);
    case "writing":
      return writingLines(block.writing);
  }
}

function linkLines(
  { label, href, isSecret }: NonNullable<Email["choices"]>,
  isKept: boolean,
): string[] {
  return [`${label}:`, isKept && isSecret ? "(in the letter only)" : href];
}

function quoteLines(text: string): string[] {
  return wrapped(text, TEXT_WIDTH - 2).map((line) => `> ${line}`.trimEnd());
}

/** One below the other, each with its address in a line of its own. */
function recordLines(records: readonly RecordLine[]): string[] {
  return records.flatMap(({ name, href, lines, quote }, index) => [
    ...(index === 0 ? [] : [""]),
    ...[name, ...lines].flatMap((line) => wrapped(line)),
    ...(quote === "" ? [] : quoteLines(quote)),
    href,
  ]);
}

/** Labels left, values in one column; a long value goes on below itself. */
function factLines(rows: readonly (readonly [string, string])[]): string[] {
  const indent = widthOf(rows.map(([label]) => label)) + 3;
  return rows.flatMap(([label, value]) =>
    wrapped(value, TEXT_WIDTH - indent).map((line, index) =>
      `${(index === 0 ? `${label}:` : "").padEnd(indent)}${line}`.trimEnd(),
    ),
  );
}

/** Items left, amounts one below the other with their last digits in line, a rule above the totals. */
function priceLines(lines: readonly PriceLine[], totals: readonly PriceLine[]): string[] {
  const all = [...lines, ...totals];
  const amountWidth = widthOf(all.map(({ amount }) => amount));
  const unitWidth = widthOf(all.map(({ unit }) => (unit ? ` ${unit}` : "")));
  const longest = TEXT_WIDTH - 3 - amountWidth - unitWidth;
  const items = all.map(({ item }) => wrapped(item, longest));
  const itemWidth = widthOf(items.flat());
  const rows = all.map(({ amount, unit }, index) => {
    const parts = (items[index] ?? []).map((part) => part.padEnd(itemWidth));
    const last = `${parts.at(-1) ?? ""}   ${amount.padStart(amountWidth)}${unit && ` ${unit}`}`;
    return [...parts.slice(0, -1), last].map((line) => line.trimEnd());
  });
  const rule = "-".repeat(itemWidth + 3 + amountWidth + unitWidth);
  return [...rows.slice(0, lines.length).flat(), rule, ...rows.slice(lines.length).flat()];
}

function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length));
}
