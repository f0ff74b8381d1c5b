import { Key } from "selenium-webdriver";
import { expect, test } from "vitest";
import { newMark } from "../../browser/every-form-cases.ts";
import { staffMember } from "../../browser/staff-member.ts";
import { sendLead } from "../records.ts";
import {
  first,
  openAfresh,
  pathOf,
  press,
  pressButton,
  pressPlace,
  resize,
  see,
  seen,
  textOf,
  write,
  type Visit,
} from "../visit.ts";

const bar = "[aria-label='Selected records']";

/** As the engine itself says what is shown: WebKit's driver leaves out clipped text within a size container. */
function rowCount({ driver }: Visit, mark: string): Promise<number> {
  return driver.executeScript(
    `return [...document.querySelectorAll("tbody tr")].filter(({ innerText }) => innerText.includes(arguments[0])).length`,
    mark,
  );
}

async function selectPage(visit: Visit) {
  await press(visit, await first(visit.driver, "[aria-label='Select this page']"));
  await see(visit, bar, "2 selected");
}

export function inboxJourneys(visit: Visit) {
  test("staff sign in, open a record, note, tag and archive several, and sign out", async () => {
    const mark = newMark();
    for (const name of ["Lead One", "Lead Two"]) await sendLead(name, mark);
    await resize(visit, 1440);
    await openAfresh(visit, "/login");
    await write(visit, await first(visit.driver, "[name=email]"), staffMember.email);
    await write(visit, await first(visit.driver, "[name=password]"), staffMember.password);
    await pressButton(visit, "Sign In");
    await expect.poll(() => pathOf(visit)).toBe("/admin");

    const search = await first(visit.driver, "main [type=search]");
    await search.sendKeys(mark, Key.ENTER);
    await see(visit, "main", `1 to 2 of 2 for “${mark}”`);
    expect(await rowCount(visit, mark)).toBe(2);

    const name = await (await first(visit.driver, "tbody tr [data-open]")).getText();
    await pressPlace(visit, await first(visit.driver, "tbody tr td:nth-child(2)"));
    await see(visit, "[role=dialog]", "Conversation");
    await see(visit, "[role=dialog]", name);
    await write(visit, await first(visit.driver, "[role=dialog] [name=note]"), "Called twice.");
    await pressButton(visit, "Save note", "[role=dialog]");
    await see(visit, "[role=dialog]", "Called twice.");
    await visit.driver.actions().sendKeys(Key.ESCAPE).perform();
    await expect.poll(() => seen(visit, "[role=dialog]")).toBe(false);

    await selectPage(visit);
    await write(visit, await first(visit.driver, `${bar} input`), "Spring");
    await pressButton(visit, "Tag", bar);
    await see(visit, "body", "2 tagged spring");
    await expect.poll(() => seen(visit, bar)).toBe(false);
    await see(visit, "tbody", "spring");
    await pressButton(visit, /^Undo/);
    await expect.poll(() => textOf(visit, "tbody")).not.toContain("spring");

    await selectPage(visit);
    await pressButton(visit, "Archive", bar);
    await see(visit, "body", "2 archived");
    await see(visit, "main", "No submissions match");

    await pressButton(visit, "Sign Out");
    await expect.poll(() => pathOf(visit)).toBe("/login");
  });
}
