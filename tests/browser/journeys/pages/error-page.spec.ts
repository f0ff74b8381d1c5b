import { newMark } from "../../every-form-cases.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

const brokenPage = `
  export default function BrokenPage() { throw new Error("a fault for this test"); }
  export function meta() { return []; }
`;

test.describe("a page that breaks", () => {
  test.use({
    allowedConsole: { lines: [/a fault for this test/, /React Router caught/, /Error boundary/i] },
  });

  test("says so inside the frame, keeps look and styles, and leads home", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("look", "space"));
    await page.goto("/");
    await hydrated(page);
    await page.route("**/assets/route-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: brokenPage }),
    );
    await page.getByRole("link", { name: "Launch Mission" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This page broke on the way up",
    );
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-look", "space");
    await expect(page.getByRole("main").getByRole("link", { name: "Return to Home" })).toHaveCSS(
      "border-radius",
      /^(999px|3\\.35544e\\+07px)$/,
    );
    await page.unrouteAll();
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Launch Your Business/);
  });

  test("while React takes it over is drawn anew, with every sheet that it came with", async ({
    page,
  }) => {
    await page.route("**/assets/route-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: brokenPage }),
    );
    await page.goto("/pricing");
    const readSheets = () =>
      page.locator("style").evaluateAll((elements: HTMLStyleElement[]) =>
        elements.map(({ textContent, sheet }) => ({
          characters: textContent.length,
          rules: sheet?.cssRules.length ?? 0,
        })),
      );
    const [served] = await readSheets();
    expect(served?.rules).toBeGreaterThan(0);
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("This page broke on the way up");
    await expect(heading).toHaveCSS("font-family", /^"Mona Sans"/);
    expect(await readSheets()).toEqual([served, served]);
  });
});

test.describe("a script that cannot be had", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("keeps what was typed, says so, and sends once it can be had again", async ({ page }) => {
    await page.goto("/contact");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.locator('[name="name"]').fill("Maya Ortega");
    await page.locator('[name="email"]').fill(`maya.${newMark()}@ortega.example`);
    await page.locator('[name="message"]').fill("A booking page for four clinics.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("This page could not finish loading")).toBeVisible();
    await expect(page).toHaveURL("/contact");
    await expect(page.locator('[name="name"]')).toHaveValue("Maya Ortega");
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
    await expect(page.getByText("This page could not finish loading")).toBeHidden();
  });
});
