import { topBar } from "./mockup-parts.ts";
import { bold, circle, each, end, middle, rect, text, times } from "./svg-markup.ts";

const stages = [
  { name: "Screening", count: 12, people: ["Ana Ruiz", "Kofi Mensah", "Lena Park", "Theo Marsh"] },
  { name: "Interview", count: 7, people: ["Priya Shah", "Jon Okoro", "Mia Berg"] },
  { name: "Offer", count: 3, people: ["Sofia Lind", "Ed Novak"] },
  { name: "Hired", count: 2, people: ["Ravi Rao", "Nia Cole"] },
] as const;
const experience = ["6 years", "9 years", "4 years", "7 years"];
const portraits = ["mas", "mk2", "mas"];

export function recruitment(): string {
  return (
    topBar(740) +
    text(24, 35, "Pipeline", "", `font-size="17" ${bold}`) +
    text(128, 35, "Senior Backend Engineer", "t2") +
    rect(600, 14, 118, 30, "ma", 6) +
    text(659, 33, "View Applicants", "to ts", `${middle} ${bold}`) +
    each(stages, ({ name, count, people }, column) => {
      const x = 20 + column * 178;
      return (
        text(x + 4, 86, name, "tm") +
        text(x + 158, 86, count, "t2", end) +
        rect(x, 96, 164, 4, column === 2 ? "ma" : "mk2", 2) +
        each(people, (person, row) => candidate(person, x, column, row))
      );
    })
  );
}

function candidate(person: string, x: number, column: number, row: number): string {
  const y = 112 + row * 76;
  const isNext = column === 2 && row === 0;
  const turn = column + row;
  const marks = 3 + (turn % 3);
  return (
    rect(x, y, 164, 66, isNext ? "ma" : "ms", 8) +
    circle(x + 26, y + 26, 13, isNext ? "ms" : portraits[turn % 3]) +
    text(x + 48, y + 23, person, isNext ? "to" : "", `font-size="12.5" ${bold}`) +
    text(x + 48, y + 39, experience[turn % 4] ?? "", isNext ? "to ts" : "t2 ts") +
    times(5, (mark) => {
      const given = isNext ? "ms" : "ma";
      return circle(x + 52 + mark * 12, y + 52, 3.5, mark < marks ? given : "mk2");
    })
  );
}
