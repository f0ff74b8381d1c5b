import { expect, test } from "vitest";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { issueEmail } from "./issue-email.ts";

const token = "9f2c".repeat(16);
const links = {
  unsubscribe: `https://www.perilune.example/blog?newsletter=unsubscribe&token=${token}`,
  oneClick: `https://www.perilune.example/blog/unsubscribe?token=${token}`,
};
const issue = {
  subject: "What we shipped in <November>",
  preheader: "A booking page & more",
  body: "Hello,\n\nwe shipped [a page](https://www.perilune.example/services).",
};

test("an issue is one letter, with the way off the list and where we are", () => {
  const email = issueEmail(issue, links);
  expect(email).toMatchObject({
    subject: issue.subject,
    heading: issue.subject,
    preview: issue.preheader,
    unsubscribe: links.oneClick,
  });
  expect(emailText(email)).toBe(
    [
      "What we shipped in <November>",
      "=============================",
      "",
      "Hello,",
      "",
      "we shipped a page [1].",
      "[1] https://www.perilune.example/services",
      "",
      "-- ",
      "Perilune",
      "Web applications for businesses that have outgrown their website.",
      "San Francisco, California",
      "+1 (415) 555-0100, Mon-Fri 9am-6pm PST",
      "hello@perilune.example",
      "",
      "You get this letter because you confirmed this address for our monthly",
      "letter.",
      "Leave the list:",
      links.unsubscribe,
      "",
    ].join("\n"),
  );
  const html = emailHtml(email);
  expect(html).toContain("What we shipped in &lt;November&gt;</h1>");
  expect(html).toContain(`href="${links.unsubscribe.replace("&", "&amp;")}"`);
  expect(html).toContain("San Francisco, California");
});

test("as it is kept, an issue takes nobody off the list", () => {
  const kept = emailText(issueEmail(issue, links), true);
  expect(kept).toContain("Leave the list:\n(in the letter only)\n");
  expect(kept).not.toContain(token);
});

test("a test says that it is one, and takes nobody off the list", () => {
  const email = issueEmail(issue, links, { isTest: true });
  expect(email.subject).toBe("Test: What we shipped in <November>");
  expect(email.unsubscribe).toBeUndefined();
  const text = emailText(email);
  expect(text).toMatch(/=\n\nThis is a test\. Readers do not get this line/);
  expect(text).toContain(
    "Leave the list (does not work in a test):\nhttps://www.perilune.example/blog\n",
  );
  expect(JSON.stringify(email) + text + emailHtml(email)).not.toContain(token);
});

test("without a preheader the first words of the letter stand in its place", () => {
  const previewOf = (body: string, preheader = " \n") =>
    issueEmail({ ...issue, preheader, body }, links).preview;
  expect(previewOf(issue.body)).toBe("Hello, we shipped a page.");
  expect(previewOf("# A **b**\n\n> c\n\n- d &amp;\n  e\n\n***\n\n    f")).toBe("A b c d & e f");
  expect(previewOf("")).toBe(issue.subject);
  expect(previewOf("***")).toBe(issue.subject);
  const long = previewOf("😀 words ".repeat(100));
  expect(Array.from(long).length).toBeLessThanOrEqual(140);
  expect(long).toMatch(/ (?:😀|words)…$/u);
  expect(Array.from(previewOf("x".repeat(500)))).toHaveLength(140);
  expect(previewOf(`${"x".repeat(70)} ${"y".repeat(69)}`)).toMatch(/y$/);
});

test("subject and preheader are one line each", () => {
  const email = issueEmail(
    { ...issue, subject: " A\r\nBcc: b\0 ", preheader: "c\n\nd\ud800" },
    links,
  );
  expect(email.subject).toBe("A Bcc: b");
  expect(email.preview).toBe("c d\uFFFD");
});
