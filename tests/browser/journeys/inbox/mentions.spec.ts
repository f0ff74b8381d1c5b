import type { Page } from "@playwright/test";
import { anAgent, theOwner, type Caller } from "../../accounts.ts";
import { aLead, expect, sendLead } from "../../fixtures.ts";
import { aWord, openRecord, search } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { openInbox, test } from "../../staff-test.ts";

const panelOf = (page: Page) => page.locator("[role=dialog]:not([data-toast])").first();
const note = (page: Page) => panelOf(page).getByLabel("New note");
const list = (page: Page) => page.getByRole("listbox", { name: "Colleagues" });
const options = (page: Page) => list(page).getByRole("option");

/** A colleague whose name nobody else in the run has. */
async function aColleague(page: Page, name = `Zoë ${aWord()}`) {
  const agent = await anAgent(page, name);
  const members = (await agent.call("post", "rpc/staff_members", {})) as Record<string, string>[];
  const id = members.find(({ email }) => email === agent.email)?.["user_id"] ?? "";
  return { ...agent, name, id };
}

/** Opens a new record and answers its id. */
async function openNewRecord(page: Page): Promise<string> {
  const lead = aLead();
  await sendLead(page, lead);
  await openInbox(page);
  await search(page, lead.email);
  await openRecord(page, lead.email);
  await expect(note(page)).toBeVisible();
  return new URL(page.url()).searchParams.get("record") ?? "";
}

/** Whom the notes of a record mention, as the server has them. */
async function mentionedIn(caller: Caller, entry: string) {
  const steps = (await caller.call("post", "rpc/record_timeline", { entry })) as {
    sort: string;
    content: { mentions: string[] };
  }[];
  return steps.filter(({ sort }) => sort === "note").map(({ content }) => content.mentions);
}

async function saveNote(page: Page) {
  await note(page).press("Control+Enter");
  await expect(note(page)).toHaveValue("");
}

test("a colleague is mentioned by keyboard: filtered as one types, picked, told and stored by id", async ({
  page,
}) => {
  const [one, other] = [await aColleague(page), await aColleague(page)];
  const record = await openNewRecord(page);
  await expect(panelOf(page).getByText("@ mentions a colleague.")).toBeVisible();
  await note(page).focus();
  await page.keyboard.type("Please call, @zo");
  await expect(list(page)).toBeVisible();
  await expect(note(page)).toHaveAttribute("aria-expanded", "true");
  await expect(note(page)).toHaveAttribute(
    "aria-controls",
    (await list(page).getAttribute("id")) ?? "",
  );
  await page.keyboard.type(`e ${one.name.slice("Zoë ".length, -1)}`);
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText(one.email);
  await expect(panelOf(page).getByText("1 colleague to choose from")).toBeAttached();
  await expect(note(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(note(page)).toHaveValue(`Please call, @${one.name} `);
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.type(`with @${other.name.slice(4)}`);
  await page.keyboard.press("Tab");
  await expect(note(page)).toBeFocused();
  await page.keyboard.type("today.");
  await expect(note(page)).toHaveValue(`Please call, @${one.name} with @${other.name} today.`);
  await saveNote(page);
  const told = panelOf(page).getByRole("article", { name: "Note" });
  await expect(told.getByText(`@${one.name}`, { exact: true })).toBeVisible();
  await expect(told).toContainText(`Please call, @${one.name} with @${other.name} today.`);
  const [ids] = await mentionedIn(await theOwner(page), record);
  expect(ids?.toSorted()).toEqual([one.id, other.id].toSorted());
});

test("by mouse, between two of one name; who was picked and taken out, or typed by hand, is not told", async ({
  page,
}) => {
  const name = `Dana ${aWord()}`;
  const [first, second] = [await aColleague(page, name), await aColleague(page, name)];
  const [third, fourth] = [await aColleague(page), await aColleague(page)];
  const record = await openNewRecord(page);
  await note(page).pressSequentially(`@${third.name.slice(0, -1)}`);
  await options(page).click();
  await expect(note(page)).toHaveValue(`@${third.name} `);
  await expect(note(page)).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(`@${name}`);
  await expect(options(page)).toHaveCount(2);
  await expect(options(page).filter({ hasText: first.email })).toHaveCount(1);
  await options(page).filter({ hasText: second.email }).click();
  await expect(note(page)).toHaveValue(`@${name} (${second.email}) `);
  await page.keyboard.type(`and @${fourth.name}`);
  await page.keyboard.press("Escape");
  await page.keyboard.type(" or so");
  await saveNote(page);
  expect(await mentionedIn(await theOwner(page), record)).toEqual([[second.id]]);
});

test("Escape closes the list alone and keeps every word; the draft remembers who was picked", async ({
  page,
}) => {
  const colleague = await aColleague(page);
  const record = await openNewRecord(page);
  await note(page).pressSequentially(`Ask @${colleague.name.slice(0, -1)}`);
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toHaveValue(`Ask @${colleague.name.slice(0, -1)}`);
  await page.keyboard.type(colleague.name.slice(-1));
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.type(` and @${colleague.name}`);
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByText(/^Saved \d/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note(page)).not.toBeFocused();
  await page.reload();
  await expect(note(page)).toHaveValue(`Ask @${colleague.name} and @${colleague.name} `);
  await saveNote(page);
  expect(await mentionedIn(await theOwner(page), record)).toEqual([[colleague.id]]);
});

test("a draft from before mentions is read, and who has no access any more is not offered", async ({
  page,
}) => {
  const [gone, here] = [await aColleague(page), await aColleague(page)];
  const owner = await theOwner(page);
  await owner.call("patch", `staff?user_id=eq.${gone.id}`, {
    disabled_at: new Date().toISOString(),
  });
  const lead = aLead();
  await sendLead(page, lead);
  const [entry] = (await owner.call("get", `inbox_entries?select=id&email=eq.${lead.email}`)) as {
    id: string;
  }[];
  const content = JSON.stringify({ body: "Once begun" });
  await owner.call("post", "rpc/save_draft", { entry: entry?.id, use: "note", content });
  await page.goto(`/admin?record=${entry?.id}`);
  await expect(note(page)).toHaveValue("Once begun");
  await note(page).press("End");
  await page.keyboard.type(` @${gone.name.slice(0, -1)}`);
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.type(`, @${here.name.slice(0, -1)}`);
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
});

test.describe("on a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test("a tap picks a colleague and leaves the field open for more @page", async ({ page }) => {
    const colleague = await aColleague(page);
    await openNewRecord(page);
    await note(page).pressSequentially(`@${colleague.name.slice(0, -1)}`);
    await options(page).tap();
    await expect(note(page)).toHaveValue(`@${colleague.name} `);
    await expect(note(page)).toBeFocused();
    await expect(list(page)).toHaveCount(0);
    await note(page).fill("");
  });
});

test("the list lies whole in the window, on a telephone too, and nothing is wrong with it @page", async ({
  page,
}) => {
  test.slow();
  for (let count = 0; count < 4; count += 1) await aColleague(page);
  for (const viewport of [
    { width: 390, height: 640 },
    { width: 1440, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await openNewRecord(page);
    await note(page).evaluate((field) => field.scrollIntoView({ block: "end" }));
    await note(page).pressSequentially("@");
    await expect(list(page)).toBeVisible();
    const box = await list(page).boundingBox();
    const field = await note(page).boundingBox();
    if (!box || !field) throw new Error("Neither is hidden.");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(box.y >= field.y + field.height || box.y + box.height <= field.y).toBe(true);
    await expect(options(page).nth(3)).toBeInViewport({ ratio: 1 });
    expect(await faultsOf(page, { within: "[role=dialog]", widths: [viewport.width] })).toEqual([]);
    await note(page).press("Escape");
    await note(page).fill("");
  }
});
