import os from "node:os";
import { cleanUpAtEnd } from "./clean-up.ts";
import type { Area, Figure } from "./figure.ts";
import { readOptions, usage, type Options } from "./options.ts";
import { writeResults } from "./results.ts";
import { formatTable } from "./table.ts";

type Measure = (options: Options) => Promise<readonly Figure[]>;

/** Loaded when wanted, because each brings a large library. */
const measurements: Readonly<Record<Area, () => Promise<Measure>>> = {
  pages: async () => (await import("./pages/measure-pages.ts")).measurePages,
  demos: async () => (await import("./demos/measure-demos.ts")).measureDemos,
  server: async () => (await import("./server/measure-server.ts")).measureServer,
  inserts: async () => (await import("./backend/measure-inserts.ts")).measureInserts,
  inbox: async () => (await import("./backend/measure-inbox.ts")).measureInbox,
  calls: async () => (await import("./backend/measure-calls.ts")).measureCalls,
  conversation: async () => (await import("./backend/measure-conversation.ts")).measureConversation,
  arrival: async () => (await import("./backend/measure-arrival.ts")).measureArrival,
  spam: async () => (await import("./backend/measure-spam.ts")).measureSpam,
  pipeline: async () => (await import("./backend/measure-pipeline.ts")).measurePipeline,
  views: async () => (await import("./server/measure-views.ts")).measureViews,
  faults: async () => (await import("./backend/measure-faults.ts")).measureFaults,
  dev: async () => (await import("./dev/measure-dev.ts")).measureDev,
};

/** One measurement after the other: they would disturb each other. One that fails does not stop the rest. */
async function run(options: Options): Promise<number> {
  const figures: Figure[] = [];
  const failures: string[] = [];
  for (const area of options.areas) {
    const start = Date.now();
    try {
      const measure = await measurements[area]();
      figures.push(...(await measure(options)));
    } catch (error) {
      failures.push(`${area} could not be measured: ${String(error)}`);
      console.error(error);
    }
    const seconds = Math.round((Date.now() - start) / 1000);
    console.error(`${area}: ${seconds} s`);
  }
  const missed = figures.filter(({ pass }) => pass === false).length;
  const judged = figures.filter(({ pass }) => pass !== null).length;
  const file = writeResults(options, figures, failures);
  console.log(`\n${formatTable(figures)}\n`);
  for (const failure of failures) console.log(failure);
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(
    `${judged - missed} of ${judged} targets met; load ${load} on ${os.cpus().length} cores. ` +
      `Figures are in ${file}.`,
  );
  return failures.length > 0 ? 1 : 0;
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(usage);
  process.exit(1);
}
cleanUpAtEnd();
process.exit(await run(options));
