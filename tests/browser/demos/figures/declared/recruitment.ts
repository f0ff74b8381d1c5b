import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { labelled, lengthOf, told } from "../queries.ts";
import { matching, ratio, same, sum } from "../relations.ts";
import { countOf, largest } from "../sums.ts";

const stages = ["Screening", "Interview", "Offer", "Hired", "Rejected"] as const;
const stage = (name: string, screen = "Dashboard", under = "Pipeline at a glance") =>
  told(screen, new RegExp(`^${name} (\\d+)$`), { under });
const column = (name: string) => told("Candidates", new RegExp(`^${name} (\\d+)$`));
const inJobs = (name: string) =>
  told("Jobs", new RegExp(`(\\d+) ${name.toLowerCase()}`, "i"), { of: /./ });
const inPlay = labelled("Dashboard", "Candidates in play");
const applicants = told("Candidates", /^(\d+) candidates$/);
const waiting = told("Dashboard", /^(\d+) decisions waiting/);
const heading = (name: string) => told("Dashboard", new RegExp(`^${name} (\\d+)$`));
const reached = (name: string) => stage(name, "Analytics", "Funnel");
const onward = (name: string) =>
  told("Analytics", /^([\d.]+%) (?:went on|of [a-z]+$)/, { of: new RegExp(`^${name}`) });
const source = (label: string, of?: string) =>
  labelled("Analytics", label, { under: "Sources", ...(of && { of }) });
const weeks = told("Analytics", /: (\d+) applications?$/, { under: /^Applications per week/ });

export const recruitmentFigures: Declaration = {
  differs: [
    {
      meaning: /^(interview|offer) \d+ · (interview|offer)$|^(interview|offer)$/,
      because: "the pipeline counts who stands in a stage, the funnel who has ever reached it",
    },
  ],
  relations: [
    ...stages.map((name) =>
      same(stage(name), column(name), lengthOf("Candidates", new RegExp(`^${name} \\d+$`))),
    ),
    sum(inPlay, stage("Screening"), stage("Interview"), stage("Offer")),
    same(
      applicants,
      told("Analytics", /^(\d+) applicants/),
      told("Analytics", /^Applied (\d+)$/),
      countOf(told("Candidates", /^([\d.]+) of 5$/)),
    ),
    sum(applicants, ...stages.map((name) => stage(name))),
    sum(applicants, source("Applicants")),
    sum(applicants, told("Jobs", /^(\d+) applicants?$/)),
    sum(applicants, weeks),
    ...(["screening", "interview", "offer"] as const).map((name) =>
      sum(stage(`${name.charAt(0).toUpperCase()}${name.slice(1)}`), inJobs(name)),
    ),
    sum(reached("Interview"), source("Reached interview")),
    sum(reached("Hired"), source("Hired")),
    same(reached("Hired"), stage("Hired")),
    ratio(onward("Interview"), reached("Interview"), told("Analytics", /^Applied (\d+)$/)),
    ratio(onward("Offer"), reached("Offer"), reached("Interview")),
    ratio(onward("Hired"), reached("Hired"), reached("Offer")),
    same(onward("Interview"), told("Analytics", /^([\d.]+%) of applicants reach/)),
    ratio(source("Hire rate"), source("Hired"), source("Applicants")),
    ratio(
      told("Analytics", /are (\d+%) of applicants/),
      source("Applicants", "Referral"),
      applicants,
    ),
    ratio(told("Analytics", /and (\d+%) of hires/), source("Hired", "Referral"), stage("Hired")),
    sum(stage("Rejected"), told("Analytics", /^(\d+)$/, { under: "Rejection reasons" })),
    same(stage("Rejected"), told("Analytics", /reason: \d+ of (\d+)/)),
    same(
      told("Analytics", /reason: (\d+) of/),
      largest(told("Analytics", /^(\d+)$/, { under: "Rejection reasons" })),
    ),
    same(told("Analytics", /, (\d+) applications\.$/), largest(weeks)),
    sum(waiting, heading("Stuck"), heading("Scorecards due"), heading("Offers awaiting answer")),
    same(waiting, told("Dashboard", /^(\d+)$/, { under: "Needs you today" })),
    same(
      told("Dashboard", /, (\d+) of them too long/),
      heading("Stuck"),
      lengthOf("Dashboard", /^Stuck \d/),
    ),
    same(heading("Scorecards due"), lengthOf("Dashboard", /^Scorecards due \d/)),
    same(
      heading("Offers awaiting answer"),
      stage("Offer"),
      lengthOf("Dashboard", /^Offers awaiting/),
    ),
    sum(
      told("Dashboard", /^(\d+)$/, { under: /^Interviews, next/ }),
      lengthOf("Dashboard", /^(Today|Tomorrow|[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+)$/),
    ),
    same(
      labelled("Dashboard", "Median time to hire"),
      told("Analytics", /median time to hire ([\d.]+) days/),
    ),
    same(labelled("Dashboard", "Open jobs"), told("Jobs", /^(\d+) active/)),
    sum(lengthOf("Jobs", "Jobs"), told("Jobs", /^(\d+) active/), told("Jobs", /, (\d+) paused/)),
    matching(
      told("Candidates", /^(\d+) days? in stage/),
      told("Dashboard", /(\d+) days in \w+, limit/),
    ),
    matching(told("Candidates", /^(\$[\d,]+)$/), told("Dashboard", /(\$[\d,]+), sent/)),
  ],
  actions: [
    {
      name: "somebody with an offer is hired",
      async act(page) {
        await page.getByRole("tab", { name: "Candidates" }).click();
        await press(/^Move Wen Li Zhao/)(page);
        await page.getByRole("menuitem", { name: "Hired" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Mark as hired" }).click();
      },
      moves: [
        [stage("Hired"), 1],
        [stage("Offer"), -1],
        [inPlay, -1],
        [waiting, -1],
        [reached("Hired"), 1],
      ],
    },
  ],
};
