import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

function render(text: string) {
  return renderMarkdown("app/content/blog/sample.md", text);
}

test("level-two headings get ids and make the table of contents, smaller ones do not", () => {
  const { html, contents } = render("## What it costs, *honestly*\n\n### Don’t\n");
  expect(contents).toEqual([{ id: "what-it-costs-honestly", text: "What it costs, honestly" }]);
  expect(html).toContain('<h2 id="what-it-costs-honestly">');
  expect(html).toContain('<h3 id="dont">');
});

test("links to other sites carry rel, links within the site do not", () => {
  expect(render("[a](https://web.dev/)").html).toContain(
    '<a href="https://web.dev/" rel="noopener">a</a>',
  );
  expect(render("[b](/press)").html).toContain('<a href="/press">b</a>');
});

test("a quote is a pull quote, a quote that starts with a mark is a remark without it", () => {
  expect(render("> Said once.").html).toContain("<blockquote><p>Said once.</p>");
  expect(render("> [!NOTE] **So.** Yes.").html).toBe(
    '<div data-part="remark"><p><strong>So.</strong> Yes.</p>\n</div>\n',
  );
});

test("code is escaped, named and marked", () => {
  const { html } = render("```sql a.sql\nselect '<b>' -- all\n```");
  expect(html).toContain("<figcaption>a.sql<span data-copy></span></figcaption>");
  expect(html).toContain('<i data-token="word">select</i>');
  expect(html).toContain(`<i data-token="string">&#39;&lt;b&gt;&#39;</i>`);
  expect(html).toContain('<i data-token="comment">-- all</i>');
});

test("words are counted in prose, lists and tables, and not in code", () => {
  const text = "One two.\n\n- three\n- four five\n\n| six | 7 |\n| --- | --- |\n| eight | nine |\n";
  expect(render(text).words).toBe(9);
  expect(render(`${text}\n\`\`\`ts\nconst ten = 10;\n\`\`\`\n`).words).toBe(9);
  expect(render("Plain “quotes” – and 'straight' ones").words).toBe(5);
});

test("straight quotes stay as they were typed", () => {
  expect(render('It\'s "so".').html).toBe("<p>It&#39;s &quot;so&quot;.</p>\n");
});

test.each([
  ["# Title", "use ## or ###"],
  ["## One\n\n## One", "stands twice"],
  ["A <b>bold</b> claim", "HTML is not allowed"],
  ["<script>alert(1)</script>", "HTML is not allowed"],
  ["![A](a.png)", "pictures are not supported"],
  ["[x](javascript:alert(1))", "not a full address"],
  ["[x](//elsewhere.example)", "not a full address"],
])("%s is refused, and the file is named", (text, reason) => {
  expect(() => render(text)).toThrow(reason);
  expect(() => render(text)).toThrow("app/content/blog/sample.md");
});
