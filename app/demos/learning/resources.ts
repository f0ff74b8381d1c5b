import { toCsv } from "#app/lib/csv.ts";
import { hash01 } from "#app/lib/random.ts";
import type { Chapter, Course } from "./model.ts";
import { sampleCourses } from "./sample-courses.ts";

export type Resource = { readonly name: `${string}.${"csv" | "md"}`; readonly text: string };

const practiceRows = 12;

/** The two files of a chapter, made where they are asked for. Only the SQL course is about queries. */
export function resourcesOf(
  course: Pick<Course, "id" | "title">,
  chapter: Pick<Chapter, "id" | "title">,
): Resource[] {
  const isSql = course.id === "c1";
  const learn = sampleCourses.find(({ id }) => id === course.id)?.learn ?? [];
  return [
    {
      name: `${chapter.id}-cheat-sheet.md`,
      text: isSql
        ? cheatSheet(course.title, chapter.title)
        : summarySheet(course.title, chapter.title, learn),
    },
    {
      name: `${chapter.id}-practice-data.csv`,
      text: isSql ? practiceData() : practicePlan(chapter.title, learn),
    },
  ];
}

function summarySheet(course: string, chapter: string, learn: readonly string[]): string {
  return [
    `# ${chapter}`,
    "",
    `From the course "${course}" at Fieldnote Academy.`,
    "",
    "What this course is for:",
    "",
    ...learn.map((goal) => `- ${goal}.`),
    "",
    "After this chapter:",
    "",
    "- Write its idea down in one sentence of your own.",
    "- Name the mistake that you will look out for this week.",
    "",
  ].join("\n");
}

/** Twelve small steps, one a working day, to practise what a chapter says. */
function practicePlan(chapter: string, learn: readonly string[]): string {
  const rows = Array.from({ length: practiceRows }, (_, index) => [
    index + 1,
    index % 3 === 2
      ? `Tell somebody what "${chapter}" is about`
      : (learn[index % learn.length] ?? chapter),
    index % 3 === 2 ? 5 : 15,
  ]);
  return toCsv(["day", "exercise", "minutes"], rows);
}

function cheatSheet(course: string, chapter: string): string {
  return [
    `# ${chapter}`,
    "",
    `From the course "${course}" at Fieldnote Academy.`,
    "",
    "- Say in one sentence what one row of the result means.",
    "- Count the rows before a join and after it.",
    "- If the count grew, gather the right side to one row per key first.",
    "- Put filters on the right side into the ON line, not into WHERE.",
    "- Blank is NULL: write IS NULL, never = NULL.",
    "- Check the share of keys that matched before you trust a sum.",
    "",
    "```sql",
    "SELECT c.customer_id, COALESCE(o.orders, 0) AS orders",
    "FROM customers AS c",
    "LEFT JOIN (",
    "  SELECT customer_id, COUNT(*) AS orders",
    "  FROM orders",
    "  GROUP BY customer_id",
    ") AS o ON o.customer_id = c.customer_id;",
    "```",
    "",
  ].join("\n");
}

function practiceData(): string {
  const rows = Array.from({ length: practiceRows }, (_, index) => [
    100 + Math.floor(hash01(index) * 5),
    5001 + index,
    Math.round(20 + hash01(index + 50) * 180),
  ]);
  return toCsv(["customer_id", "order_id", "amount"], rows);
}
