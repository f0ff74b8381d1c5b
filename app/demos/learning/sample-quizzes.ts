import type { Question } from "./model.ts";

/** The knowledge checks of "SQL for Product Decisions", by chapter; two questions each. */
export const sampleQuizzes: Readonly<Record<string, readonly Question[]>> = {
  "c1-5": [
    {
      id: "c1-5-q1",
      text: "120 customers left-join orders gives 168 rows. Why?",
      options: [
        "Some customers have none",
        "Some customers have several orders",
        "The join failed",
      ],
      right: 1,
      why: "A left join repeats a customer once for each order that matches; 48 rows are repetitions.",
      rewatch: 150,
    },
    {
      id: "c1-5-q2",
      text: "You want customers who never ordered.",
      options: ["Left join, keep IS NULL", "Inner join", "Filter orders in WHERE"],
      right: 0,
      why: "A left join keeps them with a blank, and the blank is what you look for.",
      rewatch: 390,
    },
  ],
  "c1-6": [
    {
      id: "c1-6-q1",
      text: "COUNT(*) counts…",
      options: ["Columns", "People", "Rows"],
      right: 2,
      why: "It counts rows, whoever they belong to: three orders of one person are three.",
      rewatch: 100,
    },
    {
      id: "c1-6-q2",
      text: "To count people once:",
      options: ["COUNT(DISTINCT id)", "SUM(id)", "COUNT(*)"],
      right: 0,
      why: "DISTINCT leaves one of each id, and an id is a person.",
      rewatch: 200,
    },
  ],
  "c1-7": [
    {
      id: "c1-7-q1",
      text: "A funnel step rate divides by…",
      options: ["The total of all steps", "The step before", "The last step"],
      right: 1,
      why: "It says how many of those who came to a step went on to the next.",
      rewatch: 90,
    },
    {
      id: "c1-7-q2",
      text: "Step 3 is larger than step 2. First check:",
      options: ["The sample size", "The chart colours", "People who skipped step 2"],
      right: 2,
      why: "A funnel counts those who took every step; whoever skipped one has to be left out.",
      rewatch: 180,
    },
  ],
};
