import { newMark } from "../../every-form-cases.ts";
import { expect, test } from "../../fixtures.ts";

test("the box refuses what is no address and keeps it, then confirms inline and by toast", async ({
  page,
}) => {
  await page.goto("/blog");
  const box = page.getByRole("complementary", { name: "One letter a month" });
  const email = box.getByLabel("E-mail");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box).toContainText("Enter your e-mail address.");
  await expect(email).toBeFocused();
  await email.fill("not an address");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box).toContainText("Enter a full address");
  await expect(email).toHaveValue("not an address");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const address = `${newMark()}@ortegaclinics.example`;
  await email.fill(address);
  await expect(email).not.toHaveAttribute("aria-invalid");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByRole("status")).toContainText("Thank you");
  await expect(email).toHaveValue("");
  await expect(page.getByRole("dialog").getByText("Thank you")).toBeVisible();
  await test.step("a known address is answered as a new one", async () => {
    const answer = await box.getByRole("status").innerText();
    await page.reload();
    await email.fill(address);
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByRole("status")).toBeVisible();
    expect(await box.getByRole("status").innerText()).toBe(answer);
  });
});
