import type { Page } from "@playwright/test";
import { apply, aPerson, confirmation, fillPartner, password, portal } from "../../applicant.ts";
import { fillIn, formCases, newMark } from "../../every-form-cases.ts";
import { aLead, expect, fillContactForm, hydrated, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import { fillLikeAManager, fillLikeARobot, unseenField, wordAfter } from "../../page-word.ts";
import { rowsOf } from "../../stored-records.ts";
import { emailOf } from "../../../kinds/kind-sample.ts";

type Judged = {
  readonly name: string;
  readonly path: string;
  /** What has to be chosen for the form to show. */
  readonly door?: string;
  readonly form: string;
  /** Where it is sent, after `/rest/v1/`. */
  readonly endpoint: string;
  /** Answers the address. */
  readonly fill: (page: Page) => Promise<string>;
  readonly send: (page: Page) => Promise<void>;
  readonly isDone: (page: Page) => Promise<void>;
};

async function fillEngineer(page: Page) {
  const email = aPerson();
  await portal(page).getByLabel("Name").fill("Lena Halvorsen");
  await portal(page).getByLabel("Code or portfolio link").fill("https://code.example/lena");
  await portal(page).getByLabel("E-mail").fill(email);
  await portal(page).getByLabel("Password").fill(password);
  return email;
}

const application = {
  send: (page: Page) => apply(page).click(),
  isDone: (page: Page) => expect(confirmation(page)).toBeVisible(),
};

/** Every form whose records are judged as advertising. */
const judgedForms: readonly Judged[] = [
  ...formCases
    .filter(({ table }) => table !== "newsletter_subscribers")
    .map((one) => ({
      ...one,
      fill: async (page: Page) => {
        const mark = newMark();
        await fillIn(page, one, mark);
        return emailOf(mark);
      },
      send: (page: Page) =>
        page
          .getByRole("form", { name: one.form, exact: true })
          .getByRole("button", { name: one.send })
          .click(),
      isDone: (page: Page) =>
        expect(toastOn(page).getByText(one.done, { exact: false })).toBeVisible(),
    })),
  {
    ...application,
    name: "partner application",
    path: "/auth",
    form: "Partner application",
    endpoint: "partner_applications",
    fill: async (page) => {
      const email = aPerson();
      await fillPartner(page, email);
      return email;
    },
  },
  {
    ...application,
    name: "engineer's application",
    path: "/auth",
    door: "Engineering portal",
    form: "Engineering application",
    endpoint: "portal_applications",
    fill: fillEngineer,
  },
];

async function open(page: Page, { path, door }: Judged) {
  await page.goto(path);
  await hydrated(page);
  if (door) await page.getByRole("radio", { name: door }).check();
}

/** Sends what stands in the form, and answers what went where. */
async function send(page: Page, { endpoint, send: press, isDone }: Judged) {
  const sent = page.waitForRequest(`**/rest/v1/${endpoint}*`);
  const word = await wordAfter(page, () => press(page));
  await isDone(page);
  return { word, payload: (await sent).postData() ?? "" };
}

const readyMilliseconds = (page: Page) => page.evaluate(() => performance.now());

for (const one of judgedForms) {
  test(`${one.name}: people say nothing by it, and a robot is answered as they are`, async ({
    page,
  }) => {
    await open(page, one);
    const email = await one.fill(page);
    const earliest = await readyMilliseconds(page);
    const people = await send(page, one);
    expect(people.word).toMatchObject({ email, trap: false });
    const { seconds } = people.word;
    expect(seconds).toBeGreaterThanOrEqual(earliest / 1000 - 0.05);
    expect(seconds).toBeLessThanOrEqual((await readyMilliseconds(page)) / 1000 + 0.05);
    expect(String(seconds)).toMatch(/^\d+(\.\d)?$/);
    const [row] = await rowsOf(page, "lead_sources", { email: `eq.${email}` });
    expect(row).toMatchObject({ trap: false, seconds });

    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await open(page, one);
    await fillLikeARobot(page);
    await expect(unseenField(page, one.form)).toHaveValue("https://robot.example");
    const robotEmail = await one.fill(page);
    const robot = await send(page, one);
    expect(robot.word).toMatchObject({ email: robotEmail, trap: true });
    const keysOf = (payload: string) => Object.keys(JSON.parse(payload));
    expect(keysOf(robot.payload)).toEqual(keysOf(people.payload));
    const [told] = await rowsOf(page, "lead_sources", { email: `eq.${robotEmail}` });
    expect(told).toMatchObject({ trap: true });
  });

  test(`${one.name}: neither keys, pointers, readers of the screen nor paper meet it @page`, async ({
    page,
  }) => {
    await open(page, one);
    const unseen = unseenField(page, one.form);
    await expect(unseen).toHaveCount(1);
    // On paper some forms are left out.
    const field = await unseen.elementHandle();
    if (!field) throw new Error("no field");
    expect(await field.evaluate((input: HTMLInputElement) => [input.name, input.id])).toEqual([
      "",
      "",
    ]);

    expect(await reachedByTab(page, one.form)).not.toContain("presentation");
    const keys = await page.context().newCDPSession(page);
    const { result } = await keys.send("Runtime.evaluate", {
      expression: `[...document.querySelectorAll("input[role=presentation]")].find((field) => field.checkVisibility())`,
    });
    const { objectId } = result;
    const { nodes } = await keys.send("Accessibility.getPartialAXTree", {
      ...(objectId && { objectId }),
      fetchRelatives: false,
    });
    expect(nodes.map(({ ignored }) => ignored)).toEqual([true]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
    for (const media of [{}, { forcedColors: "active" }, { media: "print" }] as const) {
      await page.emulateMedia(media);
      expect(await field.evaluate(isHitAnywhere)).toBe(false);
      expect(await overflowOf(page)).toBe(0);
    }
  });
}

/** The roles of what has the focus, from the first field of a form on until the focus has left it. */
async function reachedByTab(page: Page, form: string): Promise<readonly string[]> {
  const area = page.getByRole("form", { name: form, exact: true });
  await area.locator("input, select, textarea").first().focus();
  const roles: string[] = [];
  const focused = () =>
    area.evaluate((within) => {
      const element = document.activeElement;
      return element && within.contains(element) ? (element.role ?? element.localName) : null;
    });
  for (let role = await focused(); role !== null; role = await focused()) {
    roles.push(role);
    await page.keyboard.press("Tab");
  }
  expect(roles.length).toBeGreaterThan(4);
  return roles;
}

/** Whether a pointer anywhere in the box of a field would meet it. */
function isHitAnywhere(field: Element): boolean {
  field.scrollIntoView({ block: "center" });
  const { left, top, width, height } = field.getBoundingClientRect();
  return [0, 0.25, 0.5, 0.75, 1].some((part) =>
    document
      .elementsFromPoint(left + part * width, top + part * height)
      .some((element) => element === field),
  );
}

test("a robot that types meets it", async ({ page }) => {
  await page.goto("/contact");
  await fillContactForm(page, aLead());
  await unseenField(page, "Your project").fill("https://robot.example");
  const word = await wordAfter(page, () =>
    page.getByRole("button", { name: "Send message" }).click(),
  );
  expect(word).toMatchObject({ trap: true });
});

test("what fills in names and addresses does not, whatever form it finds @page", async ({
  page,
}) => {
  for (const one of judgedForms) {
    await open(page, one);
    await fillLikeAManager(page);
    await expect(page.locator("form input[name=email]:visible").first()).toHaveValue("Maya Ortega");
    await expect(unseenField(page, one.form)).toHaveValue("");
  }
});

test("it comes with the page, before any script, and stands in no draft", async ({ page }) => {
  const html = await (await page.request.get("/contact")).text();
  expect(html.match(/<input[^>]*role="presentation"[^>]*>/g)).toHaveLength(1);
  await page.goto("/contact");
  await hydrated(page);
  await fillLikeARobot(page);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[name="message"]')).toHaveValue("https://robot.example");
  await expect(unseenField(page, "Your project")).toHaveValue("");
});

test("where style sheets are missing people see it, and may fill it in", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await fillContactForm(page, aLead());
  // Not taken away: the script of the form waits for those that are still on their way.
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
      "style, link[rel=stylesheet]",
    ))
      sheet.media = "not all";
  });
  await unseenField(page, "Your project").fill("What is this for?");
  const word = await wordAfter(page, () =>
    page.getByRole("button", { name: "Send message" }).click(),
  );
  expect(word).toMatchObject({ trap: false });
});
