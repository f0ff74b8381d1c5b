import { aLead, expect, looks, sendLead } from "../../fixtures.ts";
import { aWord, search } from "../../inbox-records.ts";
import { openInbox, test } from "../../staff-test.ts";
import { overflowOf } from "../../overflow.ts";

test("what strangers write is shown as text: sixty vectors, no script, no dialog, no style", async ({
  page,
}) => {
  const marker = `vectors ${aWord()}`;
  const vectors = scriptVectors();
  expect(vectors).toHaveLength(60);
  const leads = vectors.map((vector, index) => ({
    name: vector.slice(0, 200),
    company: vector.slice(0, 200),
    email: `v${index}@example.com`,
    message: `${vector} ${marker}`,
  }));
  while (leads.length > 0)
    await Promise.all(leads.splice(0, 12).map((lead) => sendLead(page, lead)));
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openInbox(page);
  await search(page, marker);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1 to 50 of 60");
  for (const opener of (await page.locator("tbody [data-open]").all()).slice(0, 5)) {
    await opener.click();
    await expect(page.locator("[role=dialog]:not([data-toast])").getByText(marker)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { includeHidden: false }).getByText(marker)).toHaveCount(
      0,
    );
  }
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator("tbody tr")).toHaveCount(10);
  await expect(page).not.toHaveTitle(/hacked/);
  expect(
    await page.locator("tbody :is(img, script, iframe, style, object, video, a)").count(),
  ).toBe(0);
  expect(dialogs).toBe(0);
});

/** Markup that would run `document.title = "hacked"` or open a dialog if it were ever more than text. */
function scriptVectors(): string[] {
  const runs = [
    `document.title='hacked'`,
    `alert(1)`,
    `confirm\`1\``,
    `top.location='//evil.example'`,
    `eval(atob('YWxlcnQoMSk='))`,
  ];
  const frames = [
    (js: string) => `<script>${js}</script>`,
    (js: string) => `<img src=x onerror="${js}">`,
    (js: string) => `<svg onload="${js}">`,
    (js: string) => `<iframe srcdoc="<script>${js}</script>"></iframe>`,
    (js: string) => `<a href="javascript:${js}">click</a>`,
    (js: string) => `"><body onload="${js}">`,
    (js: string) => `<video><source onerror="${js}"></video>`,
    (js: string) => `<style>@import 'javascript:${js}'</style>`,
    (js: string) => `<object data="javascript:${js}"></object>`,
    (js: string) => `{{constructor.constructor("${js}")()}}`,
    (js: string) => `\u202E<details open ontoggle="${js}">`,
    (js: string) => `</textarea><math><mtext></p><img src onerror=${js}>`,
  ];
  return frames.flatMap((frame) => runs.map(frame));
}

test("at no width and in no look the inbox scrolls sideways @page", async ({ page }) => {
  const lead = aLead({ company: "W".repeat(200), message: "M".repeat(400) });
  await sendLead(page, lead);
  await openInbox(page, `/admin?q=${lead.email}`);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const look of looks) {
      await page.evaluate((name) => (document.documentElement.dataset.look = name), look);
      expect(await overflowOf(page), `${width} px, ${look}`).toBeLessThanOrEqual(0);
    }
  }
});
