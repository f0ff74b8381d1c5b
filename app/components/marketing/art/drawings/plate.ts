import { round } from "#app/components/marketing/art/shapes.ts";
import type { PlateName } from "#app/content/art-name.ts";
import { seededRandom } from "#app/lib/random.ts";
import { circle, each, path, rect, text, times } from "./svg-markup.ts";

const drawings: Readonly<Record<PlateName, () => string>> = {
  technology,
  development,
  design,
  architecture,
  backend,
  performance,
};

export function drawPlate(name: PlateName): string {
  return drawings[name]();
}

/** Nine ways past a planet, one of them taken. */
function technology(): string {
  return (
    times(9, (way) => {
      const isBooked = way === 4;
      const d = `M-40 ${420 - way * 10}C${150 + way * 18} ${380 - way * 20} ${250 + way * 22} ${300 - way * 30} ${300 + way * 16} ${200 - way * 12}S${470 - way * 6} ${26 + way * 5} 700 ${20 + way * 30}`;
      return path(d, isBooked ? "mal" : "mkl", `stroke-width="${isBooked ? 6 : 1.4}"`);
    }) +
    circle(470, 150, 86, "mk") +
    path("M470 64a86 86 0 0 1 0 172 116 116 0 0 0 0-172Z", "mas") +
    circle(566, 74, 15, "ma") +
    circle(96, 374, 9, "ma")
  );
}

/** Heights of the branches of a history, from the trunk upwards; the third is the one that ships. */
const branches = [300, 230, 160, 90] as const;
/** Commits: place and branch. */
const commits = [
  [40, 0],
  [110, 0],
  [190, 1],
  [230, 1],
  [300, 2],
  [360, 2],
  [420, 2],
  [450, 1],
  [530, 0],
  [600, 0],
  [384, 3],
  [452, 3],
  [520, 3],
] as const;

function development(): string {
  const thick = 'stroke-width="6"';
  return (
    path("M0 300H640", "mkl", thick) +
    path("M110 300C150 300 150 230 190 230H450C490 230 490 300 530 300", "mkl", thick) +
    path("M230 230C264 230 264 160 300 160H420", "mal", thick) +
    path("M320 160C350 160 350 90 384 90H520", "mkl", `${thick} stroke-dasharray="12 10"`) +
    each(commits, ([x, branch], index) => {
      const y = branches[branch];
      if (branch === 2) return circle(x, y, 17, "ma");
      return circle(x, y, 14, index % 3 === 0 ? "ms mr" : "mk");
    })
  );
}

/** The same letter at both ends of one variable typeface, on its grid. */
function design(): string {
  const hairline = 'fill="none" stroke="var(--ink)" stroke-width="1" opacity=".28"';
  const letter = (x: number, paint: string) => text(x, 338, "a", paint, 'font-size="380"');
  return (
    times(13, (column) => path(`M${round(40 + column * 46.6)} 0V400`, "", hairline)) +
    times(8, (row) => path(`M0 ${30 + row * 48.5}H640`, "", hairline)) +
    letter(28, "sc-bold") +
    letter(330, "sc-thin") +
    path("M0 338H640M0 136H640", "mal", 'stroke-width="3"') +
    rect(300, 330, 16, 16, "ma") +
    rect(300, 128, 16, 16, "ma") +
    rect(492, 330, 16, 16, "ma")
  );
}

/** Blocks stacked to a ziggurat, with two smaller ones connected to it. */
function architecture(): string {
  const block = (x: number, y: number, width: number, height: number, top: string) => {
    const slope = width / 2;
    return (
      path(`M${x} ${y}l${width} ${slope}v${height}l${-width} ${-slope}Z`, "mk") +
      path(`M${x + 2 * width} ${y}l${-width} ${slope}v${height}l${width} ${-slope}Z`, "mk") +
      path(`M${x} ${y}l${width} ${-slope} ${width} ${slope}-${width} ${slope}Z`, top)
    );
  };
  return (
    block(190, 300, 130, 44, "ms") +
    block(190, 236, 130, 34, "mas") +
    block(225, 176, 95, 34, "ms") +
    block(255, 112, 65, 36, "ma") +
    block(70, 330, 44, 30, "mas") +
    block(486, 320, 50, 60, "ma") +
    path("M114 330 190 300M486 320 450 300", "mkl", 'stroke-dasharray="6 7" stroke-width="3"')
  );
}

/** Events in six queues, and now. */
function backend(): string {
  const random = seededRandom(9);
  return (
    times(6, (row) => {
      let events = "";
      let x = -20 + random() * 40;
      while (x < 640) {
        const width = 24 + random() * 92;
        const isWatched = row === 3 && x > 200 && x < 420;
        const paint = isWatched ? "ma" : random() > 0.72 ? "ms" : "mk";
        events += rect(x, 34 + row * 58, width, 40, paint, 4);
        x += width + 10 + random() * 30;
      }
      return events;
    }) + path("M470 0V400", "mal", 'stroke-width="5"')
  );
}

/** Start and length of each request of a page that loads in 1.2 seconds. */
const requests = [
  [30, 60],
  [60, 150],
  [74, 190],
  [110, 96],
  [110, 210],
  [148, 270],
  [148, 120],
  [210, 180],
  [246, 250],
  [300, 120],
  [352, 60],
] as const;

function performance(): string {
  return (
    each(requests, ([start, length], row) => {
      const paint = row === 5 ? "ma" : row % 4 === 2 ? "ms" : "mk";
      return rect(start, 30 + row * 31, length, 19, paint, 9);
    }) +
    path("M430 0V400", "mkl", 'stroke-dasharray="8 8" stroke-width="3"') +
    path("M430 20h96v44h-96", "ma") +
    text(446, 49, "1.2 s", "sc-time")
  );
}
