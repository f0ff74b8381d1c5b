import { expect, signIn, test } from "../../fixtures.ts";
import { startMailboxSite, type MailboxSite } from "../../mailbox-site.ts";

// One server for the file.
test.describe.configure({ mode: "default" });

let site: MailboxSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startMailboxSite();
});
test.afterAll(() => site.stop());

test("a letter", async ({ page }) => {
  site.deliver({
    from: "Maya Ortega <maya@ortega.example>",
    subject: "Our form",
    body: "It is a PDF.",
  });
  await signIn(page, site.origin);
  await page.goto(`${site.origin}/admin?view=email`);
  await expect(page.getByRole("table")).toContainText("Our form");
});
