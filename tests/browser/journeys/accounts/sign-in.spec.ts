import { aLead, expect, fillSignIn, hydrated, sendLead, signIn, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { staffMember, stranger } from "../../staff-member.ts";

const sessionKeys = () => Object.keys(localStorage).filter((key) => key.includes("auth-token"));

test("signing in says Signing In... while busy, welcomes on the next page, and the session lasts over a reload", async ({
  page,
}) => {
  await sendLead(page, aLead());
  await page.goto("/login");
  await expect(page.locator('[name="email"]')).toHaveValue("");
  await expect(page.locator('[name="password"]')).toHaveValue("");
  await page.route("**/auth/v1/token*", async (route) => {
    await busy;
    await route.continue();
  });
  let letGo: () => void = () => undefined;
  const busy = new Promise<void>((resolve) => (letGo = resolve));
  await fillSignIn(page);
  const button = page.getByRole("button", { name: "Signing In..." });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  letGo();
  await expect(page).toHaveURL("/admin");
  const toast = toastOn(page);
  await expect(toast.getByText("Welcome back!")).toBeVisible();
  await expect(toast.getByText("You have been signed in successfully.")).toBeVisible();
  expect(await page.evaluate(sessionKeys)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await test.step("who is signed in already is told so on /login", async () => {
    await page.goto("/login");
    await expect(page.getByText(staffMember.email)).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL("/admin");
  });
});

test("a browser that has signed in shows it at the next sign-in, and nowhere else", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  expect(await context.cookies()).toEqual([]);
  await signIn(page);
  const [device, ...more] = await context.cookies(new URL("/auth/v1/token", page.url()).href);
  expect(more).toEqual([]);
  expect(device).toMatchObject({ name: "perilune-device", httpOnly: true, sameSite: "Strict" });
  const shown = page.waitForRequest((request) => request.url().includes("grant_type=password"));
  await page.evaluate(() => localStorage.clear());
  const read = await page.goto("/login");
  expect(await read?.request().headerValue("cookie")).toBeNull();
  await fillSignIn(page);
  expect(await (await shown).headerValue("cookie")).toBe(`perilune-device=${device?.value}`);
  await expect(page).toHaveURL("/admin");
});

test.describe("a refused sign-in", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a wrong password and an unknown address get the same toast, and the form is kept", async ({
    page,
  }) => {
    for (const { name, email } of [
      { name: "a wrong password", email: staffMember.email },
      { name: "an unknown address", email: "nobody@perilune.example" },
    ]) {
      await test.step(name, async () => {
        await page.goto("/login");
        await fillSignIn(page, { email, password: "not-the-password" });
        const toast = toastOn(page);
        await expect(toast.getByText("Error signing in")).toBeVisible();
        await expect(toast.getByText("Invalid login credentials")).toBeVisible();
        await expect(page).toHaveURL("/login");
        await expect(page.locator('[name="email"]')).toHaveValue(email);
        expect(await page.evaluate(sessionKeys)).toHaveLength(0);
      });
    }
  });

  test("an exception gets An unexpected error occurred", async ({ page }) => {
    await page.route("**/app-config.json", (route) => route.abort());
    await page.goto("/login");
    await fillSignIn(page);
    const toast = toastOn(page);
    await expect(toast.getByText("Error signing in")).toBeVisible();
    await expect(toast.getByText("An unexpected error occurred")).toBeVisible();
    await expect(page.locator('[name="password"]')).toHaveValue(staffMember.password);
  });
});

test("empty fields are named and nothing is asked of the server", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/token")) asked += 1;
  });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="password"]')).toHaveAttribute("aria-invalid", "true");
  expect(asked).toBe(0);
});

test("the guard replaces /admin by /login and brings back what was asked for", async ({ page }) => {
  await page.goto("/contact");
  await page.goto("/admin?status=new&project=healthcare");
  await expect(page).toHaveURL("/login");
  await fillSignIn(page);
  await expect(page).toHaveURL("/admin?status=new&project=healthcare");
  await expect(page.getByRole("button", { name: "New", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("a return address outside /admin is ignored", async ({ page }) => {
  await page.goto("/login?next=//evil.example&redirect=https://evil.example");
  await fillSignIn(page);
  await expect(page).toHaveURL("/admin");
});

test("a signed-in visitor who is not staff sees no lead and can sign out", async ({ page }) => {
  const lead = aLead();
  await sendLead(page, lead);
  await page.goto("/login");
  await fillSignIn(page, stranger);
  await expect(page.getByText("Your account has no access to this area")).toBeVisible();
  await expect(page.getByText(lead.name)).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(sessionKeys)).toHaveLength(0);
});

test.describe("signing out", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("clears the session also when the call fails", async ({ page }) => {
    for (const status of [401, 403, 404, 500, 0]) {
      await test.step(`it answers ${status || "nothing"}`, async () => {
        await signIn(page);
        await page.route("**/auth/v1/logout*", (route) =>
          status === 0 ? route.abort() : route.fulfill({ status, json: { msg: "no" } }),
        );
        await page.getByRole("button", { name: "Sign Out" }).click();
        await expect(page).toHaveURL("/login");
        await expect(toastOn(page).getByText("Signed out")).toBeVisible();
        expect(await page.evaluate(sessionKeys)).toHaveLength(0);
        await page.unroute("**/auth/v1/logout*");
      });
    }
  });

  test("is noticed by a second tab", async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto("/admin");
    await expect(other.getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/login");
    await expect(other).toHaveURL("/login");
  });
});

test("Back to Website leads to the landing page", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Back to Website" }).click();
  await expect(page).toHaveURL("/");
});
