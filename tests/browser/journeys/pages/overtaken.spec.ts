import { expect, hydrated, settled, test } from "../../fixtures.ts";

test("a step back that overtakes the page on its way leaves no error behind", async ({ page }) => {
  await page.goto("/features");
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  const name = await heading.innerText();
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    let isFirst = true;
    document.startViewTransition = (update) => {
      const transition = start(update);
      if (isFirst) {
        history.back();
        document.documentElement.setAttribute("data-overtaken", "");
      }
      isFirst = false;
      return transition;
    };
  });
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-overtaken");
  await expect(page).toHaveURL("/features");
  await expect(heading).toHaveText(name);
  await settled(page);
});
