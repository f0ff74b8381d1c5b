import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { cell, charted, labelled, lengthOf, told } from "../queries.ts";
import { matching, ratio, same, sum } from "../relations.ts";
import { countOf, difference, first, largest, last, total } from "../sums.ts";

const inClub = labelled("Dashboard", "In the club now");
const machines = told("Live Workouts", /of (\d+) machines/);
const checkIns = labelled("Dashboard", "Check-ins today");
const atRisk = labelled("Dashboard", "At-risk members");
const classes = labelled("Dashboard", "Classes today");
const taken = told("Classes", /^(\d+) \/ \d+$/);
const room = told("Classes", /^\d+ \/ (\d+)$/);
const full = told("Classes", /, (\d+%) full/);
const members = told("Members", /^(\d+) sample members/);
const mix = (name: string) =>
  told("Analytics", new RegExp(`^${name} (\\d+) `), { under: "Membership mix" });
const all = (pattern: RegExp) => told("Analytics", pattern, { under: "Revenue by membership" });
const trials = { under: "Trials ending" } as const;
const visits = charted("Analytics", /: ([\d,]+) visits/);
const hours = cell("Analytics", /, (\d+) check-ins/);

export const fitnessFigures: Declaration = {
  differs: [],
  relations: [
    same(inClub, told("Live Workouts", /^(\d+) of \d+ machines/)),
    same(machines, told("Dashboard", /% of (\d+)$/, { of: "In the club now" })),
    ratio(told("Dashboard", /, (\d+%) of \d+$/, { of: "In the club now" }), inClub, machines),
    matching(told("Dashboard", /^(\d+) of \d+ free/), told("Live Workouts", /^(\d+) of \d+ free/)),
    same(lengthOf("Dashboard", "Equipment"), lengthOf("Live Workouts", "Equipment")),
    same(
      classes,
      told("Classes", /^(\d+) of \d+ classes/),
      told("Classes", /^\d+ of (\d+) classes/),
      lengthOf("Classes", "Classes"),
      lengthOf("Analytics", "Class fill today"),
      told("Analytics", /of (\d+) classes are full/),
    ),
    same(full, told("Dashboard", /^(\d+%) full/, { of: "Classes today" })),
    sum(told("Classes", /: (\d+) of \d+ spots/), taken),
    sum(told("Classes", /: \d+ of (\d+) spots/), room),
    ratio(full, total(taken), total(room)),
    matching(
      taken,
      told("Dashboard", /^(\d+) \/ \d+ /, { under: "Next classes" }),
      told("Analytics", /^(\d+) \/ \d+$/, { under: "Class fill today" }),
    ),
    matching(room, told("Analytics", /^\d+ \/ (\d+)$/, { under: "Class fill today" })),
    same(
      told("Analytics", /^(\d+) of \d+ classes are full/),
      countOf(told("Analytics", /^(\d+) \/ \1$/, { under: "Class fill today" })),
    ),
    same(
      atRisk,
      told("Dashboard", /^(\d+)$/, { under: "Members to call this week" }),
      lengthOf("Dashboard", "Members to call this week"),
    ),
    matching(labelled("Members", "Last visit"), told("Dashboard", /^(\d+) days since last visit/)),
    same(
      mix("Trial"),
      told("Dashboard", /^(\d+)$/, trials),
      lengthOf("Dashboard", "Trials ending"),
      countOf(cell("Members", /^Trial (\d+) days? left/)),
    ),
    matching(
      labelled("Members", "Classes"),
      told("Dashboard", /(\d+) class(?:es)? so far/, trials),
    ),
    matching(
      cell("Members", /^Trial (\d+) days? left/),
      told("Dashboard", /^(\d+) days? left/, trials),
    ),
    same(
      members,
      told("Members", /^(\d+) of \d+ members/),
      told("Members", /^\d+ of (\d+) members/),
      countOf(labelled("Members", "Classes")),
    ),
    sum(members, mix("Premium"), mix("Basic"), mix("Trial")),
    ratio(told("Analytics", /^Premium is (\d+%) of/), mix("Premium"), members),
    sum(told("Members", /club total ([\d,]+)/), all(/× ([\d,]+)$/)),
    sum(all(/of (\$[\d,]+) a month/), all(/^(\$[\d,]+)$/)),
    ratio(
      all(/^Premium brings (\d+%)/),
      largest(all(/^(\$[\d,]+)$/)),
      all(/of (\$[\d,]+) a month/),
    ),
    same(labelled("Live Workouts", "Live"), lengthOf("Live Workouts", "On the floor")),
    same(
      labelled("Live Workouts", "Completed today"),
      lengthOf("Live Workouts", "Completed"),
      countOf(told("Live Workouts", /(\d+) kcal/, { under: "Completed" })),
    ),
    sum(labelled("Live Workouts", "kcal today"), told("Live Workouts", /(\d+) kcal\b/)),
    sum(labelled("Analytics", "Day", { of: "Week" }), labelled("Analytics", "Day", { of: /day$/ })),
    sum(labelled("Analytics", "Day", { of: "Week" }), hours),
    same(labelled("Analytics", "Day", { of: "Week" }), last(visits)),
    ratio(
      told("Analytics", /^Up (\d+%) on the previous six weeks/),
      difference(total(last(visits, 6)), total(first(visits, 6))),
      total(first(visits, 6)),
    ),
    same(
      told("Analytics", /^Busiest: .*?\((\d+)\)/),
      largest(hours),
      told("Analytics", /^(\d+) check-ins$/),
    ),
  ],
  actions: [
    {
      name: "a member at risk is checked in",
      async act(page) {
        await page.getByRole("tab", { name: "Dashboard" }).click();
        await press("Check In")(page);
      },
      moves: [
        [checkIns, 1],
        [atRisk, -1],
      ],
    },
    {
      name: "a live workout is completed",
      async act(page) {
        await page.getByRole("tab", { name: "Live Workouts" }).click();
        await press("Complete")(page);
      },
      moves: [
        [inClub, -1],
        [labelled("Live Workouts", "Completed today"), 1],
      ],
    },
  ],
};
