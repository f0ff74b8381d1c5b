import type { Comparison } from "../comparison.ts";
import { sentenceOf, type Outcome } from "../outcome.ts";
import { compareStyles } from "./compare-styles.ts";
import { SceneReport } from "./report.ts";

type Wishes = { readonly thorough: boolean; readonly lines: number };

/** Compares the scenes by computed styles and boxes. */
export async function runStyles(comparison: Comparison, wishes: Wishes): Promise<Outcome> {
  const counts = { compared: 0, differing: 0, broken: 0 };
  const told = new Set<string>();
  for (const scene of comparison.scenes) {
    const report = new SceneReport();
    const notes = new Set<string>();
    const broken = counts.broken;
    counts.compared += 1;
    for (const width of scene.widths ?? comparison.plan.widths) {
      try {
        const fresh = await compareStyles(
          comparison,
          { scene, width, thorough: wishes.thorough },
          report,
        );
        for (const note of fresh) notes.add(note);
      } catch (error) {
        counts.broken += 1;
        console.log(`BROKEN  ${scene.name} ${width}: ${sentenceOf(error)}`);
      }
    }
    const isDifferent = report.size + notes.size > 0;
    if (isDifferent) counts.differing += 1;
    if (!isDifferent && counts.broken > broken) continue;
    console.log(
      isDifferent ? `DIFFERS ${scene.name}: ${report.size} differences` : `same    ${scene.name}`,
    );
    for (const note of notes) console.log(`  ${note}`);
    for (const line of report.lines(wishes.lines, told)) console.log(line);
  }
  return counts;
}
