import { readFileSync } from "node:fs";
import { kindOf } from "#domain/registry.ts";
import { everyKind } from "../../../kinds/every-kind.ts";
import { expect } from "../../fixtures.ts";
import { aWord, openRecord, rowWith, search, sendKind } from "../../inbox-records.ts";
import { openInbox, test } from "../../staff-test.ts";

const sentByForms = everyKind.filter(({ record }) => record.sentBy !== "mailbox");

/**
 * What holds in the inbox for every kind of the registry that a form sends; what is particular stands in `kinds.spec.ts`.
 * Letters need a mailbox: `own-server/conversation.spec.ts`.
 */
for (const kind of sentByForms) {
  const { title, badge, prefix, fields, statuses, replyTemplates } = kindOf(kind.name);

  test(`a ${kind.name} is found, read, answered, taken out and moved on`, async ({ page }) => {
    const email = `${aWord()}@${kind.name}.example`;
    await sendKind(page, kind, email);
    await openInbox(page);
    const views = page.getByRole("navigation", { name: "Views" });
    await views.getByRole("link", { name: new RegExp(`^${title}\\s?(?:\\d|$)`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    // Calls have an agenda of their own, beside which their list stands.
    if (kind.name === "call") await page.getByRole("link", { name: "All, with search" }).click();
    await search(page, email);
    await expect(rowWith(page, email)).toContainText(statuses[0].label);

    const downloads = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const [head, line] = readFileSync(await (await downloads).path(), "utf8").split("\r\n");
    for (const { label } of fields) expect(head).toContain(label);
    for (const text of [`${prefix}-`, badge, email]) expect(line).toContain(text);

    const panel = await openRecord(page, email);
    for (const { label } of fields) await expect(panel.getByText(label).first()).toBeVisible();
    await expect(panel).toContainText(new RegExp(`${prefix}-[0-9A-F]{8}`));
    const reply = panel.getByRole("link", { name: "Reply by e-mail" });
    for (const { name } of replyTemplates) {
      await panel.getByRole("combobox", { name: "Answer with" }).selectOption(name);
      const { protocol, pathname, searchParams } = new URL(
        (await reply.getAttribute("href")) ?? "",
      );
      expect(protocol + decodeURIComponent(pathname)).toBe(`mailto:${email}`);
      expect(searchParams.get("subject")).toMatch(new RegExp(`\\(${prefix}-[0-9A-F]{8}\\)$`));
      expect(searchParams.get("body")).toMatch(/^Hello/);
      expect(searchParams.get("body")).not.toMatch(/[{}]/);
    }

    const first = statuses[0].leadsTo[0];
    const next = statuses.find(({ value }) => value === first);
    await panel.getByRole("button", { name: next?.action, exact: true }).click();
    await expect(panel.locator("dl").first()).toContainText(next?.label ?? "");
    await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
      "You marked it",
    );
  });
}
