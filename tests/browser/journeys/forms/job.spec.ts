import { newMark } from "../../every-form-cases.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";

const lastDay = new Date("2027-12-17T12:00:00Z");

test("an application for a role: empty, with a broken link, and whole", async ({ page }) => {
  await page.clock.setFixedTime(lastDay);
  await page.goto("/careers/product-designer");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Apply for this role" });
  const send = form.getByRole("button", { name: "Send application" });
  await test.step("empty, it names its three required fields and leads to each", async () => {
    await send.click();
    const summary = form.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Enter your name.",
      "Enter your e-mail address.",
      "Tell us why this role interests you.",
    ]);
    await summary.getByRole("link", { name: "Tell us why this role interests you." }).click();
    await expect(form.getByLabel("Why this role?")).toBeFocused();
    expect(await faultsOf(page, { widths: [page.viewportSize()?.width ?? 1280] })).toEqual([]);
  });
  await test.step("a broken link is not taken, and every word stays", async () => {
    await form.locator('[name="name"]').fill("Maya Okafor");
    await form.locator('[name="email"]').fill(`maya.${newMark()}@okafor.example`);
    await form.locator('[name="phone"]').fill("+1 415 555 0101");
    await form.locator('[name="links"]').fill("https://okafor.example");
    await form.locator('[name="message"]').fill("I drew a booking desk that nobody notices.");
    await form.locator('[name="cvUrl"]').fill("cv.pdf");
    await send.click();
    await expect(form.getByRole("alert")).toContainText("Enter a full link");
    await expect(form.locator('[name="message"]')).toHaveValue(/booking desk/);
  });
  await test.step("whole, it is confirmed and the form emptied", async () => {
    await form.locator('[name="cvUrl"]').fill("https://okafor.example/cv.pdf");
    await expect(form.getByRole("alert")).toHaveCount(0);
    await send.click();
    const notice = form.getByRole("status");
    await expect(notice).toContainText("Application received");
    await expect(notice).toBeFocused();
    await expect(notice.getByText(/^JA-[0-9A-F]{8}$/)).toBeVisible();
    await expect(notice).toContainText("within five working days");
    for (const name of ["name", "email", "phone", "links", "message", "cvUrl"]) {
      await expect(form.locator(`[name="${name}"]`)).toHaveValue("");
    }
  });
});
