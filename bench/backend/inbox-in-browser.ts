import type { Page, Request } from "@playwright/test";
import { inbox } from "#app/content/inbox.ts";
import { signIn } from "#app/content/sign-in.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";
import { weigh, withBrowser } from "../pages/idle-load.ts";
import type { StaffMember } from "./inbox-data.ts";

const area = "inbox";

/**
 * What it takes to come from an empty cache by `/login` to the first row, and the most rows of leads that stand in the
 * page at once, over several pages of the inbox.
 */
export function inboxInBrowser(origin: string, member: StaffMember): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(20_000);
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(`${origin}/login`, { waitUntil: "networkidle" });
    await page.getByLabel(signIn.email, { exact: true }).fill(member.email);
    await page.getByLabel(signIn.password, { exact: true }).fill(member.password);
    await page.getByRole("button", { name: signIn.submit }).click();
    await page.waitForURL(/\/admin/);
    let most = await rowsOf(page);
    const load = await weigh(requests, origin);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.getByRole("button", { name: inbox.next, exact: true }).click();
      await page.waitForURL(new RegExp(`page=${turn + 2}`));
      most = Math.max(most, await rowsOf(page));
    }
    const [way, unit] = ["from /login to the first row", "B"];
    return [
      figure(
        { area, name: `${way}, headers included`, value: load.bytes + load.headerBytes, unit },
        valueAtMost(420_000),
      ),
      figure({ area, name: `${way}, requests`, value: load.requests, unit: "" }),
      figure({ area, name: "rows in the page", value: most, unit: "" }, valueAtMost(60)),
    ];
  });
}

async function rowsOf(page: Page): Promise<number> {
  const table = page.getByRole("table", { name: inbox.caption(inbox.title, inbox.orders.newest) });
  await table.and(page.locator('[aria-busy="false"]')).locator("tbody tr").first().waitFor();
  return table.locator("tbody tr").count();
}
