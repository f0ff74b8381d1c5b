import type { Page, Request } from "@playwright/test";
import { expect } from "./fixtures.ts";

export type ToldWord = Readonly<Record<string, unknown>>;

const endpoint = "/rest/v1/lead_sources";

/** What the page says of a form once it is sent, word by word, when the server has taken it. */
export async function wordAfter(page: Page, send: () => Promise<void>): Promise<ToldWord> {
  const told = page.waitForResponse((answer) => answer.url().includes(endpoint));
  await send();
  const answer = await told;
  expect(answer.status()).toBe(201);
  return answer.request().postDataJSON();
}

/** The words that leave the page from now on. */
export function wordsOf(page: Page): readonly ToldWord[] {
  const words: ToldWord[] = [];
  page.on("request", (request: Request) => {
    if (request.url().includes(endpoint)) words.push(request.postDataJSON());
  });
  return words;
}

/** The field that people do not meet. */
export const unseenField = (page: Page, form: string) =>
  page.getByRole("form", { name: form, exact: true }).locator('input[role="presentation"]');

/** Writes into every text field of the document, whatever it is for. */
export function fillLikeARobot(page: Page) {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      "form input:not([type]), form input[type=text], form textarea",
    );
    for (const field of fields) {
      field.value = "https://robot.example";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}

/** Fills in what says what it is for, as browsers and password managers do, and heeds no wish to be left out. */
export function fillLikeAManager(page: Page) {
  return page.evaluate(() => {
    const known =
      /name|mail|phone|tel|mobile|address|street|city|zip|post|country|user|login|code|card|url|site|title|company|organi[sz]ation|birth|note|comment/i;
    const hintsOf = (field: HTMLInputElement) =>
      [
        field.autocomplete === "off" ? "" : field.autocomplete,
        field.name,
        field.id,
        field.placeholder,
        field.title,
        field.ariaLabel,
        ...Array.from(field.labels ?? [], ({ textContent }) => textContent),
      ].join(" ");
    for (const field of document.querySelectorAll<HTMLInputElement>("form input")) {
      if (!/^(text|email|tel|url)$/.test(field.type) || !known.test(hintsOf(field))) continue;
      field.value = "Maya Ortega";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
}
