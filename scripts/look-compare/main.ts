/** `npm run look-compare`: are two running servers equal, scene by scene? See `options.ts` and CONTRIBUTING.md. */
import type { Sides } from "./both-sides.ts";
import { startBrowser } from "./browser.ts";
import { readOptions, usage, type Options } from "./options.ts";
import { sentenceOf, type Outcome } from "./outcome.ts";
import { runPictures } from "./pictures/run-pictures.ts";
import { readPlan, type Plan } from "./plan/plan.ts";
import type { Scene } from "./plan/scene.ts";
import { sessions } from "./sign-in.ts";
import { runStyles } from "./styles/run-styles.ts";

/** The plan with what the command line says instead. */
async function planFor(options: Options): Promise<Plan> {
  const plan = await readPlan(options.plan, options.address);
  const { widths, look, threshold } = options;
  const scenes = plan.scenes
    .filter(({ name }) => options.only.test(name))
    .map((scene) => ({
      ...scene,
      ...(widths && { widths: (scene.widths ?? widths).filter((one) => widths.includes(one)) }),
      ...(look && { looks: (scene.looks ?? look).filter((one) => look.includes(one)) }),
    }));
  return { ...plan, scenes, ...(typeof threshold === "number" && { threshold }) };
}

async function compare(options: Options, plan: Plan): Promise<Outcome> {
  const browser = await startBrowser({ isRead: options.styles });
  const sessionOn = sessions(browser);
  const side = async (origin: string, { isSignedIn = false }: Scene) => ({
    origin,
    session: isSignedIn ? await sessionOn(origin) : undefined,
  });
  const sidesFor = async (scene: Scene): Promise<Sides> => [
    await side(options.before, scene),
    await side(options.after, scene),
  ];
  const comparison = { browser, plan, scenes: plan.scenes, sidesFor };
  try {
    return await (options.styles
      ? runStyles(comparison, options)
      : runPictures(comparison, options));
  } finally {
    await browser.close();
  }
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const plan = await planFor(options);
  if (options["print-plan"]) {
    console.log(JSON.stringify(plan, null, 2));
    return 0;
  }
  if (!options.before || !options.after) throw new Error(usage);
  const { compared, differing, broken } = await compare(options, plan);
  const what = options.styles ? "scenes" : "pictures";
  console.log(`${compared} ${what}, ${differing} differ, ${broken} could not be had.`);
  if (compared === 0) throw new Error("The plan and --only leave nothing to compare.");
  if (broken > 0) return 2;
  return differing > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error && error.message === usage ? usage : sentenceOf(error));
  process.exitCode = 2;
}
