import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test as base } from "./fixtures.ts";
import { pass } from "./hanging.ts";

type SignedIn = {
  /** The storage of a browser in which the staff member has signed in. */
  readonly session: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
};

/**
 * A test whose pages are signed in from the start: the staff member signs in once a worker, through the page. Who signs
 * out here ends the session of this browser alone.
 */
export const test = base.extend<object, SignedIn>({
  session: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, ...contextOptions });
      await signIn(page);
      const session = await page.context().storageState();
      await page.close();
      await use(session);
    },
    { scope: "worker" },
  ],
  storageState: ({ session }, use) => use(session),
});

/** Opens the inbox, or an address of it, and waits for its list. */
export async function openInbox(page: Page, address = "/admin") {
  await page.goto(address);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(" of ");
}

/**
 * Lets nobody tell the page that something has changed, from its next opening on: what failed would be read again before
 * anybody could press Retry. By itself it looks every 15 seconds.
 */
export async function withoutNews(page: Page) {
  await page.route("**/app-config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), events: false } });
  });
}

/**
 * Lets the page's clock, which has to be installed, run on until something is seen: what fails is asked for again after
 * pauses that grow.
 */
export async function passTimeUntil(page: Page, seen: Locator) {
  const isSeen = async () => {
    await page.clock.runFor(1_000);
    return seen.isVisible();
  };
  await expect.poll(isSeen).toBe(true);
}

/**
 * Presses Retry while the page's clock stands still, without news, so that only the press can have anything read
 * again; lets the clock go on once the page has asked. `answer` lets answers through again.
 */
export async function retryAtStandstill(
  page: Page,
  { failure, address, answer }: { failure: Locator; address: string; answer: () => Promise<void> },
) {
  const retry = failure.getByRole("button", { name: "Retry", exact: true });
  await pass(page, 2);
  await passTimeUntil(page, retry);
  await answer();
  const asked = page.waitForRequest(address, { timeout: 5_000 });
  await retry.click();
  await asked;
  await page.clock.resume();
}
