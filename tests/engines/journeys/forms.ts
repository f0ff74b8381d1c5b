import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { By } from "selenium-webdriver";
import { describe, expect, test } from "vitest";
import { formCases, newMark, tickOf } from "../../browser/every-form-cases.ts";
import { emailOf, type FormCase } from "../../kinds/kind-sample.ts";
import { rowsOf } from "../records.ts";
import {
  first,
  named,
  openAfresh,
  press,
  pressButton,
  resize,
  see,
  settled,
  takenOver,
  tick,
  write,
  type Visit,
} from "../visit.ts";

type Case = Pick<
  FormCase,
  | "name"
  | "path"
  | "form"
  | "send"
  | "failed"
  | "done"
  | "texts"
  | "ticks"
  | "table"
  | "row"
  | "status"
> & {
  /** What opens the form, where it is closed at first. */
  readonly door?: RegExp;
  /** What sends once more: "Retry", unless it is the same button. */
  readonly again?: string;
  /** Where an empty one is refused, if the address above fills some of it in. */
  readonly emptyAt?: string;
};

const account = (mark: string) => ({ email: emailOf(mark), password: "harbour-violet-2207" });
const applying = {
  path: "/auth",
  send: "Apply and create account",
  again: "Apply and create account",
  failed: "We could not reach our server.",
  done: "Application received",
  status: "new",
};

/** The two forms that make an account on the way. */
const applications: readonly Case[] = [
  {
    ...applying,
    name: "partner application",
    form: "Partner application",
    texts: (mark) => ({ company: "Studio Halvorsen", partnerType: "agency", ...account(mark) }),
    table: "partner_applications",
    row: (mark) => ({ company: "Studio Halvorsen", partner_type: "agency", email: emailOf(mark) }),
  },
  {
    ...applying,
    name: "portal application",
    form: "Engineering application",
    door: /^Engineering portal/,
    texts: (mark) => ({
      fullName: "Lena Halvorsen",
      portfolio: "https://code.example/lena",
      ...account(mark),
    }),
    table: "portal_applications",
    row: (mark) => ({
      full_name: "Lena Halvorsen",
      profile_url: "https://code.example/lena",
      email: emailOf(mark),
    }),
  },
];

const emptyAt: Readonly<Record<string, string>> = { "support form": "/support#contact" };

const cases: readonly Case[] = [
  ...formCases.map((one) => ({ ...one, emptyAt: emptyAt[one.name] })),
  ...applications,
];

const marked = "[data-engine]";
/** The list of mistakes, what the support form says instead, or the field itself. */
const refusal =
  '[role=alert][tabindex="-1"]:has(li > a), form [role=status][tabindex="-1"], [aria-invalid=true]';

/** A form is named by its heading; the one with this name is marked, so that selectors find it. */
async function markForm({ driver }: Visit, { form }: Case) {
  const script = `
    const nameOf = (form) => document.getElementById(form.getAttribute("aria-labelledby"))
      ?.textContent ?? form.getAttribute("aria-label");
    const found = [...document.forms].find((form) => nameOf(form)?.trim() === arguments[0]);
    found?.setAttribute("data-engine", "");
    return found !== undefined;`;
  await expect.poll(() => driver.executeScript(script, form), { message: form }).toBe(true);
}

async function fillIn(visit: Visit, one: Case, mark: string) {
  const area = await first(visit.driver, marked);
  for (const fold of await area.findElements(By.css("details:not([open]) > summary"))) {
    await press(visit, fold);
  }
  for (const [name, value] of one.ticks ?? []) {
    const box = await first(area, tickOf(name, value));
    await tick(visit, box);
  }
  for (const [name, value] of Object.entries(one.texts(mark))) {
    const field = await first(area, `[name="${name}"]`);
    await write(visit, field, value);
    expect(await field.getProperty("value"), `the field ${name}`).toBe(value);
  }
}

function hasFocus({ driver }: Visit, css: string): Promise<boolean> {
  return driver.executeScript("return document.activeElement?.matches(arguments[0])", css);
}

async function expectWords(visit: Visit, one: Case, mark: string) {
  const area = await first(visit.driver, marked);
  for (const [name, value] of Object.entries(one.texts(mark))) {
    const field = await first(area, `[name="${name}"]`);
    expect(await field.getProperty("value"), `the field ${name}`).toBe(value);
  }
}

/** What makes accounts is on its way since the password has the focus; a line that is cut before is another story. */
async function hasLibrary({ driver }: Visit) {
  const folder = "build/client/assets";
  const files = readdirSync(folder).filter(
    (name) =>
      name.endsWith(".js") &&
      readFileSync(path.join(folder, name), "utf8").includes("grant_type=password"),
  );
  expect(files).not.toHaveLength(0);
  const script = `
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return arguments[0].every((file) => loaded.some((name) => name.endsWith(file)));`;
  await expect.poll(() => driver.executeScript(script, [...files, "/app-config.json"])).toBe(true);
}

async function reach(visit: Visit, one: Case, address: string) {
  await openAfresh(visit, address);
  await takenOver(visit);
  if (one.door) await press(visit, await named(visit, "label", one.door));
  await markForm(visit, one);
}

export function formJourneys(visit: Visit) {
  describe.each(cases)("the $name", (one) => {
    test("refuses what is missing, keeps every word off the network, and is stored once", async () => {
      const mark = newMark();
      await resize(visit, 1280);
      await reach(visit, one, one.emptyAt ?? one.path);
      await pressButton(visit, one.send, marked);
      await expect.poll(() => hasFocus(visit, refusal)).toBe(true);

      if (one.emptyAt) await reach(visit, one, one.path);
      await fillIn(visit, one, mark);
      if (one.again) await hasLibrary(visit);
      visit.line.cut();
      await pressButton(visit, one.send, marked);
      await see(visit, `${marked} [role=alert]`, one.failed);
      await see(visit, `${marked} [role=alert]`, "We could not reach our server.");
      await expectWords(visit, one, mark);
      visit.line.mend();
      await pressButton(visit, one.again ?? "Retry", marked);
      await see(visit, "main [role=status]", one.done);
      const rows = await rowsOf(one.table, emailOf(mark));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ...one.row(mark), status: one.status });
    });
  });

  test("the parts of the application stand below their line, and their fields below the heading", async () => {
    await resize(visit, 1280);
    await openAfresh(visit, "/application-form");
    await settled(visit);
    const gaps = await visit.driver.executeScript<readonly (readonly number[])[]>(`
      return [...document.querySelectorAll("form fieldset:has(> legend)")].map((part) => {
        const { top } = part.getBoundingClientRect();
        const heading = part.querySelector("legend").getBoundingClientRect();
        const below = part.querySelector("[data-fields]").getBoundingClientRect();
        return [heading.top - top, below.top - heading.bottom];
      });`);
    expect(gaps).toHaveLength(5);
    for (const [line = 0, below = -1] of gaps) {
      expect(line).toBeGreaterThan(0);
      // They may touch, to a hundredth of a pixel.
      expect(below).toBeGreaterThan(-0.01);
    }
  });
}
