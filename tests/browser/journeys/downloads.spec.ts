import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { formatFileSize } from "../../../app/lib/file-size.ts";
import { expect, test } from "../fixtures.ts";

type Download = {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
};

const downloads = JSON.parse(
  readFileSync("app/generated/downloads.json", "utf8"),
) as readonly Download[];

function find(id: string): Download {
  const download = downloads.find((entry) => entry.id === id);
  if (!download) throw new Error(`No download is called ${id}.`);
  return download;
}

test("the partner guide and the four parts of the media kit are there", () => {
  expect(downloads.map(({ id }) => id)).toEqual([
    "partner-guide",
    "logos",
    "brand-sheet",
    "screenshots",
    "fact-sheet",
  ]);
});

for (const { id, file, bytes } of downloads) {
  test(`the download ${id} is served as what it is, with its stated size`, async ({ request }) => {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    const type = file.endsWith(".pdf") ? "application/pdf" : "application/zip";
    expect(response.headers()["content-type"]).toBe(type);
    expect((await response.body()).length).toBe(bytes);
  });
}

test("the buttons for the partner guide name its true size", async ({ page }) => {
  await page.goto("/partners");
  const { file, bytes } = find("partner-guide");
  const buttons = page.getByRole("link", { name: /Download Partner Guide/ });
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute("href", file);
    await expect(button).toContainText(formatFileSize(bytes));
  }
});

test("the media kit names the true size of each of its files", async ({ page }) => {
  await page.goto("/press");
  for (const { name, file, bytes } of downloads.filter(({ id }) => id !== "partner-guide")) {
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", file);
    const item = page.getByRole("listitem").filter({ has: link });
    await expect(item).toContainText(formatFileSize(bytes));
  }
});

test("a click on the partner guide saves the file", async ({ page }) => {
  await page.goto("/partners");
  const started = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /Download Partner Guide/ })
    .first()
    .click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("perilune-partner-guide.pdf");
  const saved = readFileSync(await download.path());
  expect(saved.length).toBe(find("partner-guide").bytes);
});

for (const [id, pages] of [
  ["partner-guide", 7],
  ["brand-sheet", 2],
  ["fact-sheet", 1],
] as const) {
  test(`the ${id} is a tagged document of ${pages} pages`, async ({ request }) => {
    const pdf = (await (await request.get(find(id).file)).body()).toString("latin1");
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    expect(pdf).toContain("/Marked true");
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
  });
}

test("the logo archive holds mark and wordmark in three versions, as SVG and PNG", async ({
  request,
}) => {
  const files = unzipSync(await (await request.get(find("logos").file)).body());
  const names = Object.keys(files);
  for (const kind of ["mark", "wordmark"])
    for (const version of ["ink", "paper", "mono"])
      for (const format of ["svg", "png"])
        expect(names).toContain(`${kind}/perilune-${kind}-${version}.${format}`);
  expect(strFromU8(files["mark/perilune-mark-mono.svg"] ?? new Uint8Array())).toMatch(/^<svg /);
});

test("the screenshots are ten pictures 1480 pixels wide", async ({ request }) => {
  const files = unzipSync(await (await request.get(find("screenshots").file)).body());
  expect(Object.keys(files)).toHaveLength(10);
  for (const [name, bytes] of Object.entries(files)) {
    expect(name).toMatch(/^perilune-[a-z]+\.png$/);
    // The width stands in the header, after signature, length and name of the first chunk.
    expect(Buffer.from(bytes).readUInt32BE(16)).toBe(1480);
  }
});
