// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { formatFileSize } from "../../app/lib/file-size.ts";
import { bytesOf, get } from "./served.ts";
import { all, open, select, textOf } from "./page.ts";

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
  test(`the download ${id} is served as what it is, with its stated size`, async () => {
    const answer = await get(file);
    expect(answer.status).toBe(200);
    const type = file.endsWith(".pdf") ? "application/pdf" : "application/zip";
    expect(answer.headers.get("content-type")).toBe(type);
    expect((await bytesOf(answer)).length).toBe(bytes);
  });
}

test("both buttons for the partner guide lead to it and name its true size", async () => {
  const { file, bytes } = find("partner-guide");
  const buttons = all(await open("/partners"), "link", /Download Partner Guide/);
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button.getAttribute("href")).toBe(file);
    expect(textOf(button)).toContain(`PDF, ${formatFileSize(bytes)}`);
  }
});

test("each part of the media kit names its kind and its true size, and is saved, not opened", async () => {
  const main = await open("/press");
  for (const { name, file, bytes } of downloads.filter(({ id }) => id !== "partner-guide")) {
    const [link] = all(main, "link", name);
    expect(link?.getAttribute("href"), name).toBe(file);
    expect(link?.getAttribute("download")).toBe("");
    const item = textOf(link?.closest("li"));
    expect(item).toContain(formatFileSize(bytes));
    expect(item).toContain(path.extname(file).slice(1).toUpperCase());
  }
  const [kit] = all(main, "region", "Media kit");
  expect(kit && select(kit, "li")).toHaveLength(4);
});

for (const [id, pages] of [
  ["partner-guide", 7],
  ["brand-sheet", 2],
  ["fact-sheet", 1],
] as const) {
  test(`the ${id} is a tagged document of ${pages} pages`, async () => {
    const pdf = (await bytesOf(await get(find(id).file))).toString("latin1");
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    expect(pdf).toContain("/Marked true");
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
  });
}

test("the logo archive holds mark and wordmark in three versions, as SVG and PNG", async () => {
  const files = unzipSync(await bytesOf(await get(find("logos").file)));
  const names = Object.keys(files);
  for (const kind of ["mark", "wordmark"])
    for (const version of ["ink", "paper", "mono"])
      for (const format of ["svg", "png"])
        expect(names).toContain(`${kind}/perilune-${kind}-${version}.${format}`);
  expect(strFromU8(files["mark/perilune-mark-mono.svg"] ?? new Uint8Array())).toMatch(/^<svg /);
});

test("the screenshots are ten pictures 1480 pixels wide", async () => {
  const files = unzipSync(await bytesOf(await get(find("screenshots").file)));
  expect(Object.keys(files)).toHaveLength(10);
  for (const [name, bytes] of Object.entries(files)) {
    expect(name).toMatch(/^perilune-[a-z]+\.png$/);
    // The width stands in the header, after signature, length and name of the first chunk.
    expect(Buffer.from(bytes).readUInt32BE(16)).toBe(1480);
  }
});
