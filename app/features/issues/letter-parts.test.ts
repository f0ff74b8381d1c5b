// @vitest-environment jsdom
import { expect, test } from "vitest";
import { letterParts } from "./letter-parts.ts";
import { letterOf } from "./letter.ts";

function partsOf(body: string, subject = "November") {
  const letter = letterOf({ subject, preheader: "What came", body });
  const { nodes, sheet } = letterParts(letter.html);
  const holder = document.createElement("div");
  holder.append(nodes);
  return { holder, sheet, letter };
}

test("the letter's words, styles and sheet are carried over", () => {
  const { holder, sheet } = partsOf("## Two\n\nSome **bold** words.");
  const heading = holder.querySelector("h1");
  expect(heading?.textContent).toBe("November");
  expect(heading?.style.color).not.toBe("");
  expect(heading?.getAttribute("aria-level")).toBe("4");
  expect(holder.textContent).toContain("Some bold words.");
  expect(holder.querySelectorAll("[data-style], style, script, meta, title")).toHaveLength(0);
  expect(sheet).toContain(":host{color-scheme:light dark");
  expect(sheet).toContain("@container (max-width:600px)");
  expect(sheet).not.toMatch(/:root|@media \(max-width|<|mso/);
});

test("links open nothing, say where they would lead, and are reached by keyboard", () => {
  const { holder } = partsOf("[words](https://northgate.example/a?b=1&c=2)");
  const links = [...holder.querySelectorAll("a")];
  expect(links.length).toBeGreaterThan(2);
  expect(links.map((link) => link.title)).toContain("https://northgate.example/a?b=1&c=2");
  for (const link of links) {
    expect(link.hasAttribute("href")).toBe(false);
    expect(link.tabIndex).toBe(0);
    expect(link.getAttribute("role")).toBe("link");
  }
});

test("words that look like markup, styles or comments stay words", () => {
  const said = '<style>x</style> <!-- gone --> a style="color:red" b';
  const { holder } = partsOf(`\`${said}\`\n\nA "quoted" style="x" word.`, said);
  expect(holder.querySelector("h1")?.textContent).toBe(said);
  expect(holder.querySelector("code, [style*=mono]")?.textContent).toContain(said);
  expect(holder.textContent).toContain('A "quoted" style="x" word.');
});

test("both forms and what is left out", () => {
  const { letter } = partsOf("![A moon](https://northgate.example/moon.png) and <b>bold</b>");
  expect(letter.text).toContain("A moon and <b>bold</b>");
  expect(letter.notes.map(({ kind }) => kind).toSorted()).toEqual(["html", "picture"]);
});
