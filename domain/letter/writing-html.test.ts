// @vitest-environment jsdom
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { issueEmail } from "./issue-email.ts";
import { linkAddress } from "./link-address.ts";
import { readMarkdown } from "./markdown.ts";
import { writingHtml } from "./writing-html.ts";

const htmlOf = (body: string) => writingHtml(readMarkdown(body).writing);

/** As a mail program reads it. */
function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

const tags = new Set("p h2 h3 ul ol li table tbody tr td pre code strong em s a br".split(" "));
const attributes = new Set(
  "style class href start role border cellpadding cellspacing width bgcolor".split(" "),
);

const nasty = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "</p></td></table></body><iframe>",
  "<style>*{}</style>",
  "<!--",
  "-->",
  "<![CDATA[",
  "[a](javascript:alert(1))",
  "[a](java&#115;cript:alert(1))",
  '[a](https://x.example/"onmouseover="alert(1))',
  "[a](<https://x.example/'><b>>)",
  '[a"><b>](https://x.example/?a=1&b=2 "t\\"><b>")',
  "<https://x.example/?<b>&\"'>",
  '!["><b>](https://x.example/x.png)',
  "`</code><b>`",
  "```\n</pre><script>\n```",
  "    </pre><b>\n",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;b&#62;",
  "\\<b\\>",
  "# <b> [h](https://h.example/)\n",
  "> <b>\n",
  "- <b>\n",
  "1. [i](https://i.example/?a='b')\n",
  '9999"><b>. a\n',
  "| <b> | [c](https://c.example/) |\n|---|---|\n| <i> | ' |\n",
  "**",
  "_",
  "~~",
  "`",
  "\n\n",
  "\n",
  "  \n",
  "\\",
  '[a][r]\n\n[r]: https://r.example/"><b>\n',
  "ada@x.example",
  "www.x.example/\"'><b>",
  "\0\u0007\ud800",
  "\u202E",
];

/** What is not what a letter may hold, in words that say where it is. */
function strangersIn(body: HTMLElement): string[] {
  return [...body.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName;
    return [
      ...(tags.has(tag) ? [] : [tag]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        if (!attributes.has(name)) return [`${tag} ${name}`];
        if (name === "href" && linkAddress(value) !== value) return [`${tag} href ${value}`];
        return name === "style" && /url\(|expression|[<>"]|\/\*/.test(value) ? [value] : [];
      }),
    ];
  });
}

/** Each as lines of the text have it. */
function linksMissing(html: HTMLElement, text: string): string[] {
  return [...html.querySelectorAll("a")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !text.includes(href.replace(/^mailto:(?=[^?]*$)|\/$/g, "")));
}

test.each(nasty)("%j gives nothing but what a letter may hold", (body) => {
  expect(strangersIn(read(htmlOf(body)))).toEqual([]);
});

test("neither does any mixture, and each link is in the text as well", () => {
  const bodies = fc
    .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: "grapheme", maxLength: 5 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(bodies, (body) => {
      const html = read(htmlOf(body));
      expect(strangersIn(html)).toEqual([]);
      const email = issueEmail(
        { subject: "S", preheader: "", body },
        { unsubscribe: "https://l.example/", oneClick: "https://l.example/1" },
      );
      expect(linksMissing(html, emailText(email))).toEqual([]);
      expect(read(emailHtml(email)).querySelectorAll("h1")).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test("what is written is read as it was written", () => {
  const body = read(htmlOf('a <b>&amp;lt; "c" \'d\' `<e>&amp;`\n\n```\n\n  <f> & "\n```\n'));
  expect(body.querySelector("p")?.textContent).toBe("a <b>&lt; \"c\" 'd' <e>&amp;");
  expect(body.querySelector("p code")?.textContent).toBe("<e>&amp;");
  expect(body.querySelector("pre")?.textContent).toBe('\n  <f> & "');
});

test("each part is the element that says what it is", () => {
  const body = read(
    htmlOf(
      "# A\n\n### B\n\n3. c\n   - d\n4. e\n\n> f\n\n***\n\n**g *h*** ~~i~~ `j`  \n[k](https://x.example/?a=1&b=2)",
    ),
  );
  expect(body.querySelector("h2")?.textContent).toBe("A");
  expect(body.querySelector("h3")?.textContent).toBe("B");
  expect(body.querySelector("ol")?.getAttribute("start")).toBe("3");
  expect(body.querySelectorAll("ol > li")).toHaveLength(2);
  expect(body.querySelector("ol > li > ul > li")?.textContent).toBe("d");
  expect(body.querySelector("td.l-inset > p")?.textContent).toBe("f");
  expect(body.querySelector("strong em")?.textContent).toBe("h");
  expect(body.querySelector("s")?.textContent).toBe("i");
  expect(body.querySelector("br + a")?.getAttribute("href")).toBe("https://x.example/?a=1&b=2");
  expect(body.querySelector("ol:not([start])")).toBe(null);
  expect(htmlOf("1. a")).not.toContain("start=");
});

test("everything that has a colour by day has one by night", () => {
  const body = read(
    htmlOf("# A\n\nb [c](https://x.example/) `d`\n\n- e\n\n> f\n\n```\ng\n```\n\n***"),
  );
  const needs = [
    [/;color:/, "l-ink"],
    [/background-color:/, "l-inset"],
    [/border-(?:top|left):[^;]*#/, "l-line"],
  ] as const;
  const lacking = [...body.querySelectorAll("[style]")].flatMap((element) =>
    needs.flatMap(([style, name]) =>
      style.test(`;${element.getAttribute("style")}`) && !element.classList.contains(name)
        ? [`${element.localName} without ${name}`]
        : [],
    ),
  );
  expect(lacking).toEqual([]);
  expect(body.querySelectorAll(".l-ink").length).toBeGreaterThan(6);
});
