// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { demoCatalog } from "../../app/content/demo-catalog.ts";
import { get, htmlOf } from "./served.ts";

const wordsOf = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim();

async function pageOf(address: string): Promise<Document> {
  return new DOMParser().parseFromString(await htmlOf(address), "text/html");
}

describe.for(demoCatalog)("/demo/$slug", ({ slug, title, projectType }) => {
  test("has the viewer's bar with its title, the way back and Reset Demo", async () => {
    const page = await pageOf(`/demo/${slug}`);
    expect((await get(`/demo/${slug}`)).status).toBe(200);
    expect(Array.from(page.querySelectorAll("h1"), wordsOf)).toEqual([title]);
    const [bar, ...others] = page.querySelectorAll("header:not(main *)");
    expect(others).toEqual([]);
    expect(bar?.querySelector("h1")?.textContent).toBe(title);
    const texts = Array.from(bar?.querySelectorAll("*") ?? [], wordsOf);
    expect(texts.filter((text) => text === "Live Demo")).toHaveLength(1);
    const back = Array.from(bar?.querySelectorAll("a") ?? []).filter(
      (link) => wordsOf(link) === "Back to Examples",
    );
    expect(back.map((link) => link.getAttribute("href"))).toEqual(["/examples"]);
    const resets = Array.from(page.querySelectorAll("button")).filter(
      (button) => wordsOf(button) === "Reset Demo",
    );
    expect(resets).toHaveLength(1);
  });

  test("ends with one way to one's own", async () => {
    const page = await pageOf(`/demo/${slug}`);
    const bands = Array.from(page.querySelectorAll("aside[aria-labelledby]")).filter(
      (aside) =>
        wordsOf(page.getElementById(aside.getAttribute("aria-labelledby") ?? "")) ===
        "Want this for your business?",
    );
    expect(bands).toHaveLength(1);
    expect(bands[0]?.querySelectorAll("li")).toHaveLength(3);
    const starts = Array.from(bands[0]?.querySelectorAll("a") ?? []).filter(
      (link) => wordsOf(link) === "Start Your Project",
    );
    expect(starts.map((link) => link.getAttribute("href"))).toEqual([
      `/contact?projectType=${projectType}&demo=${slug}`,
    ]);
  });
});

test.for(["/demo", "/demo/nope", "/demo/constructor", "/demo/__proto__", "/demo/Portal"])(
  "%s is Demo Not Found, with the way to every demo",
  async (address) => {
    expect((await get(address)).status).toBe(404);
    const page = await pageOf(address);
    expect(Array.from(page.querySelectorAll("h1"), wordsOf)).toEqual(["Demo Not Found"]);
    expect(wordsOf(page.body)).toContain("The requested demo doesn't exist.");
    const links = Array.from(page.querySelectorAll("main a"));
    expect(links).toHaveLength(demoCatalog.length + 1);
    const back = Array.from(page.querySelectorAll("a")).filter(
      (link) => wordsOf(link) === "Back to Examples",
    );
    expect(back).toHaveLength(1);
  },
);
