/** `npm run css-report`: what the project's style sheets consist of. CONTRIBUTING.md says what the bounds mean. */
import { parseArgs } from "node:util";
import { exceeded, lowered, readBounds, writeBounds } from "./bounds.ts";
import { reportOnProject } from "./report.ts";

const usage = `npm run css-report -- [--list COUNT] [--json] [--lower]

  --list COUNT  the members of one count, the most frequent first
  --json        the counts as JSON
  --lower       lowers every bound to what is there now`;

const { values } = parseArgs({
  options: {
    list: { type: "string" },
    json: { type: "boolean", default: false },
    lower: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

/** `fontSizesOfArt` as people read it. */
const asWords = (name: string) => name.replaceAll(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);

function run(): void {
  const { counts, lists } = reportOnProject();
  const bounds = readBounds();
  if (values.list !== undefined) {
    const list = lists[values.list];
    if (!list) throw new Error(`--list knows ${Object.keys(lists).join(", ")}.`);
    console.log(list.join("\n"));
    return;
  }
  if (values.json) console.log(JSON.stringify(counts, null, 2));
  else
    for (const [name, count] of Object.entries(counts)) {
      const bound = bounds[name] === undefined ? "" : `of ${bounds[name]}`;
      console.log(`${asWords(name).padEnd(32)}${String(count).padStart(8)}  ${bound}`);
    }
  if (values.lower) writeBounds(lowered(counts, bounds));
  for (const sentence of exceeded(counts, bounds)) {
    console.error(`css-report: ${sentence}`);
    process.exitCode = 1;
  }
}

try {
  if (values.help) console.log(usage);
  else run();
} catch (error) {
  console.error(`css-report: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
