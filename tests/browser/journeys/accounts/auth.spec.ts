import {
  aPerson,
  apply,
  confirmation,
  enter,
  fillPartner,
  partner,
  password,
  portal,
  sessionKeys,
  signUp,
} from "../../applicant.ts";
import { expect, hydrated, openBeforeReact, settled, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

test("an application makes an account that works at once, lasts over a reload, ends and begins again", async ({
  page,
}) => {
  const email = await signUp(page);
  await expect(toastOn(page).getByText("Application received", { exact: true })).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page).getByText(/^PA-[0-9A-F]{8}$/)).toBeVisible();
  await expect(confirmation(page)).toContainText(email);
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(sessionKeys)).toHaveLength(1);

  await page.reload();
  await hydrated(page);
  const panel = page.getByRole("region", { name: "Your account" });
  await expect(panel).toContainText(`You are signed in as ${email}`);
  await expect(panel.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  await expect(partner(page).getByLabel("Password")).toHaveCount(0);

  await panel.getByRole("button", { name: "Sign Out" }).click();
  await expect(toastOn(page).getByText("Signed out")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Already applied?" })).toBeFocused();
  await expect(partner(page).getByLabel("Password")).toBeVisible();
  expect(await page.evaluate(sessionKeys)).toHaveLength(0);

  await enter(page, email);
  await expect(toastOn(page).getByText("Welcome back!")).toBeVisible();
  await expect(toastOn(page).getByText("You have been signed in successfully.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();
  await expect(panel).toContainText(email);
  await expect(page).toHaveURL("/auth");
});

test("who has an account applies at the other door with it, and is nobody in the admin panel", async ({
  page,
}) => {
  const email = await signUp(page);
  await page.getByRole("radio", { name: "Engineering portal" }).check();
  const form = portal(page);
  await expect(form).toContainText(`You are signed in as ${email}`);
  await form.getByLabel("Name").fill("Lena Halvorsen");
  await form.getByLabel("Code or portfolio link").fill("code.example/lena");
  await form.getByRole("button", { name: "Apply", exact: true }).click();
  const sent = page.getByRole("status").filter({ hasText: "Engineering application" });
  await expect(sent.getByText(/^EP-[0-9A-F]{8}$/)).toBeVisible();
  await expect(sent).toContainText(email);
  await page.goto("/admin");
  await expect(page.getByText("Your account has no access to this area")).toBeVisible();
});

test("the sign-in library is loaded when it is used, not before", async ({ page }) => {
  const libraries: string[] = [];
  const asked: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const text = await response.text().catch(() => "");
    if (text.includes("grant_type=password")) libraries.push(response.url());
  });
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/auth");
  await hydrated(page);
  await partner(page).getByLabel("Company").fill("Studio Halvorsen");
  await settled(page);
  expect(libraries).toEqual([]);
  expect(asked).not.toContain("/app-config.json");
  await fillPartner(page, aPerson());
  await apply(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(libraries.length).toBeGreaterThan(0);
});

test("the doors open before React has started, and what was typed behind one is kept", async ({
  page,
}) => {
  const startReact = await openBeforeReact(page, "/auth");
  await expect(partner(page)).toBeVisible();
  await expect(portal(page)).toBeHidden();
  await partner(page).getByLabel("Company").fill("Studio Halvorsen");
  await page.getByRole("radio", { name: "Engineering portal" }).check();
  await expect(portal(page)).toBeVisible();
  await expect(partner(page)).toBeHidden();
  startReact();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "Engineering portal" })).toBeChecked();
  await page.getByRole("radio", { name: "Partner program" }).check();
  await expect(partner(page).getByLabel("Company")).toHaveValue("Studio Halvorsen");
});

test("with the keyboard: one stop for the doors, arrows between them, then the open form", async ({
  page,
}) => {
  await page.goto("/auth");
  await hydrated(page);
  await page.getByRole("radio", { name: "Partner program" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Engineering portal" })).toBeFocused();
  await expect(portal(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(portal(page).getByLabel("Name")).toBeFocused();
  const email = aPerson();
  await page.keyboard.type("Lena Halvorsen");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://code.example/lena");
  await portal(page).getByLabel("E-mail").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toContainText(email);
});
