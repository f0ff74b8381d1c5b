import { expect, test } from "../../fixtures.ts";
import { chooseTab, openDemo, openStoppedDemo } from "../../demos/demo-page.ts";
import { arrowToTab, tabTo } from "../../demos/keys.ts";
import { dish, order, orderDishes, send, table, ticket } from "../../demos/restaurant-page.ts";
import { toastOn } from "../../notices.ts";

test("the evening opens; tickets and menu are filtered", async ({ page }) => {
  await test.step("opens on Orders with Table 5, an empty order and sixteen tables", async () => {
    await openDemo(page, "restaurant");
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Orders");
    await expect(page.getByRole("timer")).toContainText("19:12");
    await expect(page.getByRole("timer")).toContainText("Friday dinner");
    await expect(page.getByRole("group", { name: "16 tables" }).getByRole("button")).toHaveCount(
      16,
    );
    await expect(table(page, 5)).toHaveAttribute("aria-pressed", "true");
    await expect(table(page, 5)).toHaveAccessibleName("Table 5, free, 4 seats");
    await expect(order(page)).toContainText("Nothing on this order yet.");
    await expect(send(page)).toBeDisabled();
    await expect(page.getByRole("article")).toHaveCount(7);
    await expect(page.getByRole("heading", { name: "Active orders 7" })).toBeVisible();
    const health = page.getByRole("region", { name: "Kitchen health" });
    await expect(health.getByRole("listitem")).toContainText([/^3 on time/, /^1 watch/, /^3 late/]);
  });
  await test.step("the menu is searched and filtered, and says when nothing matches", async () => {
    await chooseTab(page, "Menu");
    const names = page.getByRole("heading", { level: 4 });
    await expect(names).toHaveCount(21);
    await page.getByRole("searchbox", { name: "Search the menu" }).fill("GREMOLATA");
    await expect(names).toHaveText(["Slow Short Rib"]);
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.getByRole("radio", { name: "Pizza" }).check();
    await page.getByRole("button", { name: "Spicy" }).click();
    await expect(names).toHaveText(["Diavola", "'Nduja & Honey"]);
    await page.getByRole("button", { name: "Vegetarian" }).click();
    await expect(page.getByText("No dishes match these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(names).toHaveCount(21);
  });
  await test.step("lines are struck out, and the filters show one status", async () => {
    await chooseTab(page, "Orders");
    const line = ticket(page, 1040).getByRole("button", { name: "1 Diavola" });
    await line.click();
    await expect(line).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("radio", { name: "Preparing 3" }).check();
    await expect(page.getByRole("article")).toHaveCount(3);
    await ticket(page, 1037).getByRole("button", { name: "Mark Ready" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(ticket(page, 1038).getByRole("button", { name: "Mark Ready" })).toBeFocused();
    for (const id of [1038, 1039]) {
      await ticket(page, id).getByRole("button", { name: "Mark Ready" }).click();
    }
    await expect(page.getByText("No preparing orders right now.")).toBeVisible();
    await page.getByRole("button", { name: "Show all orders" }).click();
    await expect(page.getByRole("article")).toHaveCount(7);
  });
});

test("orders are written, sent and added to", async ({ page }) => {
  await test.step("a dish that is there already goes up by one; minus stops at 1, Remove takes it out", async () => {
    await openDemo(page, "restaurant");
    await orderDishes(page, "Margherita", "Margherita", "Funghi & Taleggio");
    const lines = order(page).getByRole("listitem");
    await expect(lines.locator("output")).toHaveText(["2", "1"]);
    await expect(order(page)).toContainText("$45.50");
    await expect(table(page, 5)).toHaveAccessibleName("Table 5, ordering, 4 seats");
    const less = lines.nth(1).getByRole("button", { name: /less$/ });
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await less.click({ force: true });
    await expect(lines.nth(1).locator("output")).toHaveText("1");
    await lines.nth(0).getByRole("button", { name: /less$/ }).click();
    await expect(lines.nth(0).locator("output")).toHaveText("1");
    await expect(order(page)).toContainText("$31.00");
    const remove = lines.nth(1).getByRole("button", { name: "Remove" });
    await expect(remove).toHaveAccessibleDescription("Funghi & Taleggio");
    await remove.click();
    await expect(lines).toHaveCount(1);
    await expect(lines.getByRole("button", { name: "Remove" })).toBeFocused();
  });
  await test.step("an order goes to the kitchen, through it and into the day's revenue", async () => {
    await openDemo(page, "restaurant");
    await orderDishes(page, "Margherita", "Margherita", "Funghi & Taleggio");
    await page.getByLabel("Note for the kitchen").fill("No anchovies");
    await send(page).click();
    const said = "Order #1042 sent for Table 5, $45.50.";
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
    const sent = ticket(page, 1042);
    await expect(sent.getByRole("heading")).toHaveText("Order 1042, Table 5, 0 min");
    await expect(sent).toContainText("Pending");
    await expect(sent).toContainText("No anchovies");
    await expect(order(page)).toContainText("Nothing on this order yet.");
    await expect(page.getByLabel("Note for the kitchen")).toHaveValue("");
    await expect(table(page, 5)).toHaveAccessibleName("Table 5, in kitchen, 0 min, 4 seats");
    await expect(page.getByRole("heading", { name: "Active orders 8" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Add two dishes" })).toContainText(
      "done",
    );

    await sent.getByRole("button", { name: "Start" }).click();
    await expect(sent).toContainText("Preparing");
    await sent.getByRole("button", { name: "Mark Ready" }).click();
    await expect(sent).toContainText("Ready");
    await expect(table(page, 5)).toHaveAccessibleName("Table 5, food ready, 0 min, 4 seats");
    await sent.getByRole("button", { name: "Served" }).click();
    await expect(sent).toHaveCount(0);
    await page.getByText("Served (4)").click();
    await expect(page.locator("details")).toContainText("#1042 · Table 5");
    await chooseTab(page, "Dashboard");
    await expect(page.getByText("$3,532.00")).toBeVisible();
    await expect(page.getByText("42 tables")).toBeVisible();

    await chooseTab(page, "Orders");
    await page.getByRole("button", { name: "Recall last served" }).click();
    await expect(sent).toContainText("Recalled");
    await expect(sent.getByRole("button", { name: "Served" })).toBeVisible();
    await page.getByRole("button", { name: "Recall last served" }).click();
    await expect(ticket(page, 1034)).toContainText("Recalled");
    await expect(page.locator("summary")).toHaveText("Served (2)");
  });
  await test.step("a second order of a table is an add-on, and all day counts both", async () => {
    await openDemo(page, "restaurant");
    await expect(ticket(page, 1037).getByRole("heading")).toHaveText(
      "Order 1037, Table 14, 17 min late",
    );
    const allDay = page.getByRole("button", { name: "All day" });
    await allDay.click();
    await expect(allDay).toHaveAttribute("aria-pressed", "true");
    const counts = page.getByRole("region", { name: "All day" }).getByRole("listitem");
    await expect(counts.first()).toContainText("3 × Margherita");
    await table(page, 14).click();
    await chooseTab(page, "Menu");
    await dish(page, "Margherita").getByRole("button", { name: "Add to Order" }).click();
    await expect(dish(page, "Margherita")).toContainText("Added · 1 on Table 14");
    await page.getByRole("button", { name: "View order" }).click();
    await send(page).click();
    await expect(ticket(page, 1042)).toContainText("Add-on");
    await expect(counts.first()).toContainText("4 × Margherita");
    const out = page.getByRole("region", { name: "86 list" });
    await expect(out.getByRole("listitem")).toHaveText(["'Nduja & Honey", "Grilled Sea Bass"]);
    const stop = counts.first().getByRole("button", { name: "86 it" });
    await expect(stop).toHaveAccessibleDescription("4 × Margherita");
    await stop.click();
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    await expect(out.getByRole("listitem").first()).toHaveText("Margherita");
    await out.getByRole("button", { name: "Change the list" }).click();
    await expect(page.getByRole("heading", { name: "Menu", level: 2 })).toBeFocused();
    await expect(dish(page, "Margherita")).toContainText("Sold Out");
    await dish(page, "Margherita")
      .getByRole("switch", { name: /^Available/ })
      .click();
    await chooseTab(page, "Orders");
    await expect(out.getByRole("listitem")).toHaveCount(2);
  });
});

test("a dish is 86'd once and everywhere", async ({ page }) => {
  await openDemo(page, "restaurant");
  await chooseTab(page, "Menu");
  const nduja = dish(page, "'Nduja & Honey");
  await expect(nduja).toContainText("Sold Out");
  await expect(nduja.getByRole("button", { name: "Add to Order" })).toBeDisabled();
  await dish(page, "Margherita").getByRole("button", { name: "Add to Order" }).click();
  await page.getByRole("switch", { name: "Manage availability" }).click();
  const available = dish(page, "Margherita").getByRole("switch", { name: /^Available/ });
  await expect(available).toBeChecked();
  await available.click();
  await expect(dish(page, "Margherita")).toContainText("Sold Out");
  await expect(
    dish(page, "Margherita").getByRole("button", { name: "Add to Order" }),
  ).toBeDisabled();

  await page.getByRole("button", { name: "View order" }).click();
  await expect(order(page).getByRole("listitem")).toContainText("Sold out");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await expect(send(page)).toHaveAccessibleDescription("Remove Margherita: it just sold out.");
  await send(page).click({ force: true });
  await expect(page.getByRole("article")).toHaveCount(7);
  await order(page).getByRole("button", { name: "Remove" }).click();
  await expect(
    page.getByText("Remove Margherita: it just sold out.", { exact: true }),
  ).toBeHidden();

  await chooseTab(page, "Dashboard");
  const out = page.getByRole("region", { name: "Sold out" });
  await expect(out.getByRole("listitem")).toHaveCount(3);
  const back = out.getByRole("listitem").filter({ hasText: "Margherita" });
  await back.getByRole("button", { name: "Bring back" }).click();
  await expect(out.getByRole("listitem")).toHaveCount(2);
  await chooseTab(page, "Menu");
  await expect(
    dish(page, "Margherita").getByRole("button", { name: "Add to Order" }),
  ).toBeEnabled();
  const diavola = dish(page, "Diavola").getByRole("switch", { name: /^Available/ });
  await diavola.click();
  await expect(diavola).not.toBeChecked();
  const toast = toastOn(page).filter({ hasText: "Diavola is sold out." });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(diavola).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: "Undone." })).toHaveCount(1);
});

test("ages go on after a minute out of sight, in one step", async ({ page }) => {
  await openStoppedDemo(page, "restaurant");
  const watched = ticket(page, 1039).getByRole("heading");
  await expect(watched).toHaveText("Order 1039, Table 12, 7 min");
  const see = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await see("hidden");
  await page.clock.fastForward("02:00");
  await expect(watched).toHaveText("Order 1039, Table 12, 7 min");
  await see("visible");
  await expect(watched).toHaveText("Order 1039, Table 12, 9 min");
  await expect(ticket(page, 1038).getByRole("heading")).toHaveText("Order 1038, Table 7, 13 min");
  await expect(page.getByRole("timer")).toContainText("19:14");
  const health = page.getByRole("region", { name: "Kitchen health" });
  await expect(health.getByRole("listitem")).toContainText([/^2 on time/, /^2 watch/, /^3 late/]);
});

test("with keys: tables by arrows, a dish onto the order, and a ticket to the end", async ({
  page,
}) => {
  await openDemo(page, "restaurant");
  await tabTo(page, ticket(page, 1037).getByRole("button", { name: "Mark Ready" }));
  await page.keyboard.press("Enter");
  const served = ticket(page, 1037).getByRole("button", { name: "Served" });
  await expect(served).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ticket(page, 1037)).toHaveCount(0);
  await expect(ticket(page, 1038).getByRole("button", { name: "Mark Ready" })).toBeFocused();
  await tabTo(page, table(page, 5));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(table(page, 10)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table(page, 10)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await arrowToTab(page, /^Menu/);
  await tabTo(page, dish(page, "Margherita").getByRole("button", { name: "Add to Order" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "View order" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Table 10", level: 2 })).toBeFocused();
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(ticket(page, 1042)).toContainText("Margherita");
  await expect(page.getByRole("heading", { name: "Table 10", level: 2 })).toBeFocused();
});
