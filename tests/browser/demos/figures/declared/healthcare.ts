import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { cell, charted, labelled, lengthOf, told } from "../queries.ts";
import { atMost, ratio, same } from "../relations.ts";
import { countOf, last, total } from "../sums.ts";

const upcoming = told("Appointments", /^Upcoming \((\d+)\)$/);
const heat = { under: /^Medicines taken/ } as const;
const taken = cell("Health Analytics", /(\d+) of \d+ taken/, heat);
const due = cell("Health Analytics", /\d+ of (\d+) taken/, heat);
const upper = charted("Health Analytics", /: (\d+) over/);
const lower = charted("Health Analytics", / over (\d+)/);
const four = told("Health Analytics", /^Average of the last (\d+) readings/);
const takenToday = told("Dashboard", /^(\d+) of \d+ taken/);
const dueToday = told("Dashboard", /^\d+ of (\d+) taken/);

export const healthcareFigures: Declaration = {
  views: [
    {
      screen: "Appointments",
      name: "Completed appointments",
      open: (page) => page.getByRole("radio", { name: /^Completed \(/ }).check(),
      close: (page) => page.getByRole("radio", { name: /^Upcoming \(/ }).check(),
    },
  ],
  differs: [
    { meaning: /^times$/, because: "free times of one day each" },
    {
      meaning: /^your appointments · list length$/,
      because: "upcoming ones first, completed ones after a press",
    },
  ],
  relations: [
    same(
      upcoming,
      lengthOf("Dashboard", "Upcoming appointments"),
      lengthOf("Appointments", "Your appointments"),
    ),
    same(
      told("Appointments", /^Completed \((\d+)\)$/),
      lengthOf("Completed appointments", "Your appointments"),
    ),
    // A record is new until it is opened; only results of a laboratory say so in numbers.
    same(
      told("Dashboard", /^Medical Records \((\d+)\)$/),
      countOf(told("Medical Records", /(\d+) (?:of \d+ )?results/, { of: / New$/ })),
    ),
    same(dueToday, lengthOf("Dashboard", "Today's medicines"), last(due)),
    same(takenToday, last(taken)),
    atMost(takenToday, dueToday),
    atMost(dueToday, lengthOf("Prescriptions", "Prescriptions")),
    same(
      countOf(labelled("Prescriptions", "Refills left")),
      lengthOf("Prescriptions", "Prescriptions"),
    ),
    ratio(told("Health Analytics", /^Medicines taken, (\d+%)$/), total(taken), total(due)),
    same(
      lengthOf("Health Analytics", "Hours of sleep"),
      countOf(told("Health Analytics", /^([\d.]+) h$/, { under: /^Sleep/ })),
    ),
    same(told("Health Analytics", /^Blood pressure (\d+)\//), last(upper)),
    same(told("Health Analytics", /^Blood pressure \d+\/(\d+)/), last(lower)),
    ratio(told("Health Analytics", /readings: (\d+)\/\d+/), total(last(upper, 4)), four),
    ratio(told("Health Analytics", /readings: \d+\/(\d+)/), total(last(lower, 4)), four),
  ],
  actions: [
    {
      name: "the next free time is booked",
      async act(page) {
        await page.getByRole("tab", { name: "Appointments" }).click();
        await press(/^Next available/)(page);
        await press("Confirm Appointment")(page);
      },
      moves: [[upcoming, 1]],
    },
    {
      name: "a medicine is taken",
      async act(page) {
        await page.getByRole("tab", { name: "Dashboard" }).click();
        await page
          .getByRole("checkbox", { checked: false, name: /cream|mg|IU/ })
          .first()
          .check();
      },
      moves: [
        [takenToday, 1],
        [total(taken), 1],
      ],
    },
  ],
};
