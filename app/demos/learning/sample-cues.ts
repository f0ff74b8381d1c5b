import type { Chapter, Cue } from "./model.ts";

const secondsApart = 30;

/** The lecture of "Joins you can trust", a line every thirty seconds. */
const joins = [
  "Last time we filtered one table. Today two tables meet, and that is where most wrong numbers are born.",
  "Picture customers on the left and orders on the right, with a line from each order to its customer.",
  "An inner join keeps only the pairs. A customer with no order disappears.",
  "A left join keeps every customer and leaves a blank where there is no order.",
  "Before you write it, count the rows on the left. Write the number down.",
  "After the join, count again. If the number grew, something matched more than once.",
  "That is not an error message. It is worse: it is a believable number.",
  "Say you join customers to orders and then add up credit limits. A customer with three orders is counted three times.",
  "So before you join, ask one thing: for one row on the left, how many rows can match on the right?",
  "One at most? You are safe. Many? Decide what you want to count first.",
  "If you count customers, gather the orders first: one row per customer, then join.",
  "If you count orders, start from orders and bring the customer in.",
  "The table you start from is the thing you are counting.",
  "Let us try it. Which customers have never ordered?",
  "Left join, then keep the rows where the order is blank.",
  "Blank is NULL, so we write IS NULL, as in chapter four.",
  "Now a trap: put a filter on orders in WHERE and your left join quietly becomes an inner one.",
  "Put that filter in the ON line and the customers stay.",
  "Read it aloud: every customer, with their orders from this year, if any.",
  "Aloud is a good test. If you cannot say it, do not ship it.",
  "Two keys can look alike and differ: a space, a capital, a leading zero.",
  "Check the share that matched. Ninety-eight percent is healthy, sixty is a question.",
  "Recap: count before, count after, know what one row means.",
  "Next we group these rows and count people without counting them twice.",
];

/** What every other lecture of this academy does, in six parts. */
const outline = [
  (title: string) =>
    `This chapter is called "${title}". Keep one case of your own in mind while you listen.`,
  () => "First the mistake that nearly everybody makes, because you will meet it this week.",
  () => "Now the idea itself, in one sentence. Write it down in your own words.",
  () => "An example from a firm of twelve people, with the numbers they really had.",
  () => "Pause here and try it on your own case. Two minutes are enough.",
  () => "To sum up: what to do on Monday, and what to leave out.",
];

/** The lines of a chapter: its own lecture where there is one, else the outline over its length. */
export function cuesOf(
  courseId: string,
  chapter: Pick<Chapter, "id" | "title" | "duration">,
): Cue[] {
  if (courseId === "c1" && chapter.id === "c1-5") {
    return joins.map((text, index) => ({ at: index * secondsApart, text }));
  }
  return outline.map((line, index) => ({
    at: Math.round((index * chapter.duration) / outline.length),
    text: line(chapter.title),
  }));
}
