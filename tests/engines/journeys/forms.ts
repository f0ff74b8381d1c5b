import { By } from "selenium-webdriver";
import { describe, expect, test } from "vitest";
import { emailOf, formCases, newMark, tickOf, type FormCase } from "../../e2e/every-form-cases.ts";
import { rowsOf } from "../records.ts";
import {
  first,
  openAfresh,
  press,
  pressButton,
  resize,
  see,
  takenOver,
  write,
  type Visit,
} from "../visit.ts";

/** What the two applications with an account need beside the others; they have tests of their own in Chromium. */
const password = "harbour-violet-2207";

const application = {
  path: "/auth",
  send: "Apply and create account",
  done: "Application received",
  status: "pending",
};

type Case = Pick<FormCase, "name" | "path" | "send" | "done" | "status" | "table"> &
  Pick<FormCase, "form" | "texts" | "ticks" | "row"> & {
    /** Where the sentence about a lost line is another. */
    readonly failed: string;
    readonly door?: string;
  };

const applications: readonly Case[] = [];

const cases: readonly Case[] = [...formCases, ...applications];

const scopeOf = ({ form }: Case) => `form[aria-label="${form}"], form[data-engine="${form}"]`;

/** Forms are named by their headings as well; the one with this name is marked for the selectors below. */
async function markForm({ driver }: Visit, { form }: Case) {
  await expect
    .poll(() =>
      driver.executeScript(
        `const [name] = arguments;
        const nameOf = (form) => form.getAttribute("aria-label")
          ?? document.getElementById(form.getAttribute("aria-labelledby"))?.textContent;
        const found = [...document.forms].find((form) => nameOf(form)?.trim() === name);
        found?.setAttribute("data-engine", name);
        return found !== undefined;`,
        form,
      ),
    )
    .toBe(true);
}

async function fillIn(visit: Visit, one: Case, mark: string) {
  const area = await first(visit.driver, scopeOf(one));
  for (const fold of await area.findElements(By.css("details:not([open]) > summary"))) {
    await press(visit, fold);
  }
  for (const [name, value] of one.ticks ?? []) {
    const box = await first(area, tickOf(name, value));
    if (!(await box.isSelected())) await press(visit, box);
    await expect.poll(() => box.isSelected(), { message: name }).toBe(true);
  }
  for (const [name, value] of Object.entries(one.texts(mark))) {
    const field = await first(area, `[name="${name}"]`);
    await write(visit, field, value);
    expect(await field.getProperty("value"), name).toBe(value);
  }
}

function hasFocus({ driver }: Visit, css: string): Promise<boolean> {
  return driver.executeScript("return document.activeElement?.matches(arguments[0])", css);
}

export function formJourneys(visit: Visit) {
  describe.each(cases)("the $name", (one) => {
    test("refuses what is missing, keeps every word off the network, and is stored once", async () => {
      const mark = newMark();
      await resize(visit, 1280);
      await openAfresh(visit, one.path);
      await takenOver(visit);
      await markForm(visit, one);
      await pressButton(visit, one.send, scopeOf(one));
      await expect
        .poll(() =>
          hasFocus(visit, "form [role=alert], form [role=alert] *, form [aria-invalid=true]"),
        )
        .toBe(true);
      expect(
        await (await first(visit.driver, scopeOf(one))).findElements(By.css("[aria-invalid=true]")),
      ).not.toHaveLength(0);

      await fillIn(visit, one, mark);
      visit.line.cut();
      await pressButton(visit, one.send, scopeOf(one));
      await see(visit, "form [role=alert]", one.failed);
      await see(visit, "form [role=alert]", "We could not reach our server.");
      for (const [name, value] of Object.entries(one.texts(mark))) {
        const field = await first(visit.driver, `[data-engine="${one.form}"] [name="${name}"]`);
        expect(await field.getProperty("value"), name).toBe(value);
      }
      visit.line.mend();
      await pressButton(visit, "Retry", "form [role=alert]");
      await see(visit, "main [role=status]", one.done);
      const rows = await rowsOf(one.table, emailOf(mark));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ...one.row(mark), status: one.status });
    });
  });
}
