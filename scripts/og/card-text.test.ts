import { expect, test } from "vitest";
import { readCard } from "./card-text.ts";

function page(file: string, heading: string): string {
  return `<meta property="og:title" content="Shared &amp; seen · Perilune"/>
    <meta property="og:image" content="https://perilune.example/og/${file}.png"/>${heading}`;
}

test("the heading is the title, in one line and without marks of HTML", () => {
  const html = page(
    "home",
    "<h1 class='d'><span>Launch Your<!-- --> </span><span>Business.</span></h1>",
  );
  expect(readCard(html, "Perilune")).toEqual({
    file: "/og/home.png",
    title: "Launch Your Business.",
    sub: "Web applications, hosted and looked after",
    lines: ["Launch Your", "Business."],
  });
});

test("without a heading the shared title serves, without the name of the site", () => {
  expect(readCard(page("api", ""), "Perilune")?.title).toBe("Shared & seen");
});

test("a heading of one piece has no lines of its own", () => {
  const card = readCard(page("api", "<h1>API <em>reference</em>.</h1>"), "Perilune");
  expect(card?.lines).toBeNull();
  expect(card?.title).toBe("API reference.");
});

test("a document names its part of the site", () => {
  expect(readCard(page("blog-a-story", "<h1>A story</h1>"), "Perilune")?.sub).toBe("From the blog");
});

test("a page that asks for no card gets none", () => {
  expect(readCard("<h1>Hidden</h1>", "Perilune")).toBeNull();
});
