import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { cell, labelled, lengthOf, told } from "../queries.ts";
import { matching, ratio, same, sum } from "../relations.ts";
import { countOf, last, total } from "../sums.ts";

const inProgress = labelled("Dashboard", "In progress");
const completed = labelled("Dashboard", "Completed");
const detailed = { under: "Detailed progress" } as const;
const minutes = told("Progress", /^((?:\d+ h )?\d+ (?:min|h))$/, detailed);
const done = told("My Courses", /^(\d+) of \d+ chapters/);
const chapters = told("My Courses", /^\d+ of (\d+) chapters/);
const percents = told("My Courses", /· (\d+%)$/);
const lengths = told("Browse", /· ((?:\d+ h ?)?(?:\d+ min)?)$/);
const week = { under: "Weekly goal" } as const;
const goal = (screen: string) => told(screen, /^Weekly goal: (\d+ percent)/, week);
const learned = (screen: string) => told(screen, /, (\d+) of \d+ minutes$/, week);
const wanted = (screen: string) => told(screen, /, \d+ of (\d+) minutes$/, week);
const watched = told("Watch", /^(\d+) of \d+ done/);

export const learningFigures: Declaration = {
  differs: [{ meaning: /· min$/, because: "how long a course is, and how long it was learned" }],
  relations: [
    sum(lengthOf("My Courses", "My Courses"), inProgress, completed),
    same(inProgress, countOf(told("Dashboard", /(\d+%)/, { under: "Continue Learning" }))),
    same(
      labelled("Dashboard", "Certificates"),
      completed,
      lengthOf("Progress", "Certificates"),
      countOf(told("My Courses", /· (100%)$/)),
    ),
    same(
      labelled("Dashboard", "Learning time"),
      told("Dashboard", /^(.+) of 10 h$/, { of: "Ten Hours" }),
      total(minutes),
    ),
    same(completed, told("Dashboard", /^(\d) of 3$/, { of: "Hat Trick" })),
    matching(
      percents,
      told("Dashboard", /^(\d+%)/, { under: "Continue Learning" }),
      told("Progress", /^(\d+%)$/, detailed),
    ),
    matching(done, told("Progress", /^(\d+) of \d+ chapters done/)),
    matching(chapters, told("Progress", /^\d+ of (\d+) chapters done/)),
    ratio(percents, done, chapters),
    matching(
      lengths,
      told("My Courses", /· ((?:\d+ h ?)?(?:\d+ min)?)$/),
      told("Dashboard", /· ((?:\d+ h ?)?(?:\d+ min)?)$/, { under: "Recommended courses" }),
    ),
    same(told("Watch", /^\d+ of (\d+) done/), lengthOf("Watch", "Chapters")),
    sum(
      told("Watch", /· (.+) left$/),
      told("Watch", /^(?!.*, completed).* (\d+):00$/, { under: "Chapters" }),
    ),
    same(watched, countOf(told("Watch", /, completed (\d+):00$/))),
    same(
      told("Browse", /^All (\d+)$/),
      told("Browse", /^(\d+) courses$/),
      lengthOf("Browse", "Browse"),
      countOf(told("Browse", /([\d,]+) learners$/)),
    ),
    sum(
      told("Browse", /^All (\d+)$/),
      told("Browse", /^(?:Data|Design|Business|Technology|Languages) (\d+)$/),
    ),
    same(goal("Dashboard"), goal("Progress")),
    same(learned("Dashboard"), learned("Progress")),
    same(wanted("Dashboard"), wanted("Progress")),
    ratio(goal("Progress"), learned("Progress"), wanted("Progress"), { isRounded: true }),
    sum(
      learned("Progress"),
      told("Progress", /^(\d+) min$/, { under: "Weekly goal", of: /^\w{3}$/ }),
    ),
    sum(learned("Progress"), last(cell("Progress", /: (\d+) minutes?$/), 7)),
    sum(wanted("Progress"), learned("Progress"), told("Progress", /^(\d+) min to go/)),
    same(
      told("Dashboard", /^(\d+)-day streak/),
      told("Progress", /^(\d+)-day streak/),
      told("Dashboard", /^(\d) of 7$/, { of: "Seven-Day Streak" }),
    ),
  ],
  actions: [
    {
      name: "a chapter is completed",
      async act(page) {
        await page.getByRole("tab", { name: "Watch" }).click();
        await press("Mark Chapter as Complete")(page);
      },
      moves: [
        [watched, 1],
        [total(done), 1],
      ],
    },
  ],
};
