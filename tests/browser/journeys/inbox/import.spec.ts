import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { aWord, send } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { test } from "../../staff-test.ts";

const step = (page: Page, name: string) => page.getByRole("region", { name });
const group = (page: Page, name: RegExp) => page.getByRole("region", { name });

type Made = { readonly name?: string; readonly text: string | Buffer };

async function chooseFile(page: Page, { name = "fair.csv", text }: Made) {
  await page.goto("/admin?view=import");
  await page.getByLabel("Choose a file").setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: typeof text === "string" ? Buffer.from(text) : text,
  });
}

async function toPreview(page: Page) {
  await step(page, "Match the columns").getByRole("button", { name: "Look it over" }).click();
  await expect(group(page, /^New/)).toBeVisible();
}

const leads = z.array(z.object({ id: z.string(), email: z.string(), status: z.string() }));

/** What is stored under a name. */
async function storedOf(page: Page, name: string) {
  const owner = await theOwner(page);
  const path = `hand_leads?select=id,email,status&name=eq.${encodeURIComponent(name)}`;
  return leads.parse(await owner.call("get", path));
}

/** Rows of a German list, each with an address of its own. */
function germanRows(word: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `Jürgen;Groß ${word};j${index}.${word}@messe.example;+49 30 901820;Größe AG`,
  );
  return ["Vorname;Name;E-Mail-Adresse;Telefon;Firma", ...rows].join("\r\n");
}

test("a German list is looked over, imported, and undone but for what somebody has touched", async ({
  page,
}) => {
  test.slow();
  const word = aWord();
  await send(page, "/rest/v1/contact_submissions", {
    name: "Known before",
    email: `j3.${word}@messe.example`,
    message: "We have written before.",
  });
  const text = [
    germanRows(word, 60),
    `Ohne;Weg ${word};;;`,
    `Noch;Einmal ${word};J5.${word}@messe.example;;`,
  ].join("\r\n");
  await chooseFile(page, { name: `fair-${word}.csv`, text });
  const columns = step(page, "Match the columns");
  await expect(columns).toBeFocused();
  await expect(columns.getByRole("combobox", { name: /^Name/ })).toHaveValue("lastName");
  await expect(columns.getByRole("combobox", { name: /^Vorname Jürgen/ })).toHaveValue("firstName");
  await toPreview(page);
  await expect(group(page, /^New 59$/)).toBeVisible();
  await expect(group(page, /^Known 1$/)).toContainText(`j3.${word}@messe.example`);
  const refused = group(page, /^Stay out 2$/);
  await expect(refused).toContainText(
    "Row 62: There is neither an e-mail address nor a phone number.",
  );
  await expect(refused).toContainText("Row 63: The same address stands in row 7.");
  await expect(page.getByLabel("They wait for an answer")).not.toBeChecked();
  await page.getByRole("button", { name: "Import 59" }).click();
  await expect(page.getByRole("heading", { name: "59 leads imported" })).toBeFocused();
  const stored = await storedOf(page, `Jürgen Groß ${word}`);
  expect(stored.filter(({ status }) => status === "responded")).toHaveLength(59);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download those rows with the reasons" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Row,Why,Vorname,Name,E-Mail-Adresse,Telefon,Firma");
  expect(file).toContain("62,There is neither an e-mail address nor a phone number.,Ohne");

  const touched = stored.find(({ email }) => email.startsWith("j7."));
  const owner = await theOwner(page);
  await owner.call("patch", `inbox_entries?id=eq.${touched?.id}`, { tags: ["kept"] });
  await page.getByRole("button", { name: `Undo the import of fair-${word}.csv` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove them" }).click();
  await expect(page.getByRole("status").filter({ hasText: "58 leads removed" })).toContainText(
    "1 lead stayed, because somebody has touched it since.",
  );
  expect(await storedOf(page, `Jürgen Groß ${word}`)).toHaveLength(1);
});

test("two bytes a letter are read without asking; the letters of Western Europe are asked about", async ({
  page,
}) => {
  const word = aWord();
  const text = `Name\tE-mail\nJürgen ${word}\tj.${word}@messe.example\n`;
  await chooseFile(page, { text: Buffer.from(`\uFEFF${text}`, "utf16le") });
  await expect(step(page, "Match the columns")).toContainText(`Jürgen ${word}`);
  await chooseFile(page, { text: Buffer.from(text, "latin1") });
  await expect(step(page, "Which reads right?")).toBeFocused();
  await page.getByRole("radio", { name: new RegExp(`Jürgen ${word}`) }).check();
  await page.getByRole("button", { name: "It reads right" }).click();
  await expect(step(page, "Match the columns")).toContainText(`Jürgen ${word}`);
});

test("a list without headings is known by what it holds, and a column can be chosen", async ({
  page,
}) => {
  const word = aWord();
  const text = `17,Ada Lind ${word},ada.${word}@messe.example\n18,Bo Ek ${word},=1+1\n`;
  await chooseFile(page, { text });
  const columns = step(page, "Match the columns");
  await expect(
    columns.getByLabel("The first row holds the names of the columns"),
  ).not.toBeChecked();
  const names = columns.getByRole("combobox", { name: /^Column 2/ });
  await names.selectOption("");
  await columns.getByRole("button", { name: "Look it over" }).click();
  await expect(columns.getByText("Choose the column with the names.")).toBeVisible();
  await names.selectOption("name");
  await toPreview(page);
  await expect(group(page, /^Stay out 1$/)).toContainText("Row 2: This is no e-mail address.");
  await page.getByLabel("They wait for an answer").check();
  await page.getByRole("button", { name: "Import 1" }).click();
  await expect(page.getByRole("heading", { name: "1 lead imported" })).toBeVisible();
  expect(await storedOf(page, `Ada Lind ${word}`)).toMatchObject([{ status: "new" }]);
});

test.describe("when the server does not answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("Retry goes on where the import has stopped, and stores every row once", async ({
    page,
  }) => {
    test.slow();
    const word = aWord();
    await chooseFile(page, { text: germanRows(word, 450) });
    await toPreview(page);
    let calls = 0;
    await page.route("**/rpc/import_leads", async (route) => {
      calls += 1;
      if (calls !== 2) return route.continue();
      // The rows are stored, their answer is lost.
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Import 450" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "The import has stopped" });
    await expect(alert).toContainText("stores none twice");
    await expect(page.getByRole("progressbar")).toHaveAccessibleName("200 of 450 rows");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "450 leads imported" })).toBeVisible();
    expect(calls).toBe(4);
    const stored = await storedOf(page, `Jürgen Groß ${word}`);
    expect(new Set(stored.map(({ email }) => email)).size).toBe(450);
    expect(stored).toHaveLength(450);
  });
});

test.describe("files that cannot be taken", () => {
  const cases: readonly [string, Made, RegExp][] = [
    ["too large", { text: Buffer.alloc(5 * 1024 * 1024 + 1, "a") }, /larger than 5 MB/],
    ["too long", { text: germanRows("x", 5_001) }, /has 5,001 rows/],
    [
      "a sheet",
      { name: "fair.xlsx", text: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) },
      /save it as CSV/,
    ],
    [
      "a picture",
      { name: "fair.png", text: Buffer.from([0x89, 0x50, 0, 0, 1, 2]) },
      /holds no text/,
    ],
    ["empty", { text: "" }, /There are no rows/],
  ];

  for (const [what, made, reason] of cases) {
    test(`one that is ${what} is refused in words`, async ({ page }) => {
      await chooseFile(page, made);
      await expect(page.getByRole("alert").filter({ hasText: reason })).toBeVisible();
      await expect(page.getByLabel("Choose a file")).toHaveAccessibleDescription(reason);
    });
  }
});

test("no step of an import has a violation or scrolls sideways @page", async ({ page }) => {
  test.slow();
  const word = aWord();
  await page.goto("/admin?view=import");
  await expect(page.getByRole("heading", { name: "Imports of the last day" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const text = `Name;E-Mail;Telefon\n${"Lang".repeat(40)} ${word};a.${word}@messe.example;\nBo;;\n`;
  await chooseFile(page, { name: `${"list".repeat(30)}.csv`, text });
  await expect(step(page, "Match the columns")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await toPreview(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 1" }).click();
  await expect(page.getByRole("heading", { name: "1 lead imported" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
