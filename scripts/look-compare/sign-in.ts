import type { Browser } from "@playwright/test";
import { staffMember } from "./staff-member.ts";
import { sentenceOf } from "./outcome.ts";
import type { Side } from "./visit.ts";

/** A session ends after an hour; well before, a new one is had. */
const freshFor = 30 * 60_000;

/** A busy machine may take minutes, in milliseconds. */
const patience = 120_000;

/** Gives the storage of a browser in which the staff member has signed in on this side, through the page. */
export function sessions(browser: Browser): (origin: string) => Promise<Side["session"]> {
  const known = new Map<
    string,
    { readonly since: number; readonly session: Promise<Side["session"]> }
  >();
  return (origin) => {
    const last = known.get(origin);
    if (last && Date.now() - last.since < freshFor) return last.session;
    const session = signIn(browser, origin);
    known.set(origin, { since: Date.now(), session });
    session.catch(() => known.delete(origin));
    return session;
  };
}

async function signIn(browser: Browser, origin: string): Promise<Side["session"]> {
  const page = await browser.newPage({ baseURL: origin });
  page.setDefaultTimeout(patience);
  try {
    await page.goto("/login");
    await page.locator('[name="email"]').fill(staffMember.email);
    await page.locator('[name="password"]').fill(staffMember.password);
    await page.locator("role=button[name=/Sign In/]").click();
    await page.waitForURL("**/admin");
    return await page.context().storageState();
  } catch (error) {
    throw new Error(
      `${staffMember.email} cannot sign in on ${origin}. Is it on the data of look-compare:data? ${sentenceOf(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    await page.close();
  }
}
