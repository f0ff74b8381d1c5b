import {
  check,
  checkbox,
  click,
  fill,
  inDialog,
  link,
  press,
  waitFor,
  type Scene,
  type Step,
} from "./scene.ts";

/** Identifiers of `supabase/seed.sql`. */
const sampleId = (end: string) => `5eed0000-0000-4000-8000-0000000000${end}`;

function consoleScene(name: string, address: string, ...steps: readonly Step[]): Scene {
  return { name: `staff-${name}`, address, steps, isSignedIn: true };
}

const listed = waitFor("role=navigation[name=Pages] >> text=/ of /");

function listScene(name: string, query: string, ...steps: readonly Step[]): Scene {
  return consoleScene(name, `/admin${query}`, listed, ...steps);
}

function recordScene(name: string, view: string, id: string, ...steps: readonly Step[]): Scene {
  const address = `/admin?view=${view}&record=${sampleId(id)}`;
  const opened = waitFor(inDialog("role=heading[name=History]"));
  return consoleScene(`record-${name}`, address, opened, ...steps);
}

const openTimesShown = waitFor("text=/times in 10 days/");
const teamShown = waitFor("role=table >> role=cell");
const onRow = (email: string, name: string) =>
  click(`role=row >> :scope:has-text("${email}") >> role=button[name=/${name}/]`);

/** The console over the data of `sample-data.ts`. Nothing here changes them. */
export const staffScenes: readonly Scene[] = [
  listScene("contact", ""),
  ...[
    "all",
    "consultation",
    "support",
    "call",
    "order",
    "partner",
    "portal",
    "job",
    "newsletter",
    "quarantine",
  ].map((view) => listScene(`list-${view}`, `?view=${view}`)),
  listScene("archive", "?view=all&archived=yes"),
  listScene("filters", "?view=all", press("Filters")),
  listScene("active-filters", "?view=support&status=open&sort=due"),
  consoleScene("nothing-found", "/admin?q=nothing-says-this", waitFor("text=No submissions match")),
  // The box for all stands in the table's head, which a telephone does not show.
  listScene("bulk", "?view=all", check(checkbox(/^Select (?!this)/))),
  listScene("saved-views", "?view=all", press("Saved views"), waitFor("role=dialog")),
  listScene("shortcuts", "", press("Keyboard shortcuts")),
  recordScene("lead", "contact", "01"),
  recordScene("lead-worked-on", "contact", "02"),
  recordScene("long-lead", "contact", "0b"),
  recordScene("long-name", "contact", "07"),
  recordScene("reply", "contact", "08", [
    "select",
    inDialog("role=combobox[name=/Answer with/]"),
    "Propose a call",
  ]),
  recordScene("consultation", "consultation", "21"),
  recordScene("support", "support", "31"),
  recordScene("job", "job", "41"),
  recordScene("order", "order", "51"),
  recordScene("call", "call", "61"),
  recordScene("newsletter", "newsletter", "71"),
  consoleScene("calls-agenda", "/admin?view=calls&week=2026-W48", waitFor("text=Priya Raman")),
  consoleScene("calls-upcoming", "/admin?view=calls&tab=upcoming", waitFor("text=Ines Duarte")),
  consoleScene("calls-past", "/admin?view=calls&tab=past", waitFor("text=Tomasz Kowal")),
  consoleScene(
    "calls-record",
    `/admin?view=call&record=${sampleId("6f")}`,
    press("Move"),
    waitFor("role=group[name=/^Times on/]"),
  ),
  consoleScene("record-unknown", `/admin?record=${sampleId("ff")}`, waitFor("role=dialog")),
  consoleScene("insights", "/admin?view=insights", waitFor("role=table[name=/By kind/]")),
  consoleScene(
    "insights-table",
    "/admin?view=insights",
    waitFor("role=table[name=/By kind/]"),
    click('text="As a table"'),
  ),
  consoleScene("mail", "/admin?view=mail", waitFor("role=listitem >> text=Read the letter")),
  consoleScene("mail-received", "/admin?view=mail&part=received", waitFor("text=/mailbox/")),
  consoleScene("templates", "/admin?view=templates", waitFor("role=list[name=/Templates for/]")),
  consoleScene(
    "template",
    "/admin?view=templates",
    click("role=list[name=/Templates for/] >> role=link[name=/Propose a call/]"),
    waitFor("role=heading[name=Preview]"),
  ),
  consoleScene("mail-letter", "/admin?view=mail", click('text="Read the letter"')),
  consoleScene("availability", "/admin?view=availability", openTimesShown),
  consoleScene("availability-team", "/admin?view=availability&part=team", openTimesShown),
  consoleScene("issues", "/admin?view=issues", waitFor("role=button[name=New issue]")),
  consoleScene("issue-new", "/admin?view=issues", press("New issue")),
  consoleScene("connections", "/admin?view=connections", waitFor("role=button[name=New webhook]")),
  consoleScene("connections-new", "/admin?view=connections", press("New webhook")),
  consoleScene(
    "connections-new-errors",
    "/admin?view=connections",
    press("New webhook"),
    click(inDialog("role=button[name=Make the webhook]")),
  ),
  consoleScene(
    "connections-tokens",
    "/admin?view=connections&part=tokens",
    click("text=How a program reads leads"),
  ),
  consoleScene("team", "/admin?view=team", teamShown),
  consoleScene("team-change", "/admin?view=team", teamShown, onRow("ben@", "Change")),
  consoleScene("team-disable", "/admin?view=team", teamShown, onRow("ben@", "Disable")),
  consoleScene("team-invite-errors", "/admin?view=team", press("Make the link")),
  consoleScene(
    "team-known-colleague",
    "/admin?view=team",
    fill("role=textbox[name=/E-mail/]", "ben@perilune.example"),
    press("Make the link"),
    waitFor("main >> role=alert"),
  ),
  consoleScene("login-signed-in", "/login"),
  consoleScene("auth-signed-in", "/auth", waitFor(link("Contact us"))),
  { name: "staff-sign-in-asked", address: "/admin" },
];
