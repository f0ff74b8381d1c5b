import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import { orderDishes, reservation, table, ticket } from "../../demos/restaurant-page.ts";

test("reservations are seated, confirmed, declined and refused", async ({ page }) => {
  await test.step("Seat Now seats a confirmed party, and their order is taken at their table", async () => {
    await openDemo(page, "restaurant");
    await chooseTab(page, "Reservations");
    const leila = reservation(page, "Leila Haddad");
    const seat = leila.getByRole("button", { name: "Seat Now" });
    await expect(seat).toHaveAccessibleDescription("Leila Haddad");
    await expect(page.getByRole("button", { name: "Seat Now" })).toHaveCount(4);
    await seat.click();
    await expect(leila).toContainText("Seated");
    const said = "Seated Leila Haddad at Table 4.";
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
    await leila.getByRole("button", { name: "Take order" }).click();
    await expect(page.getByRole("heading", { name: "Table 4", level: 2 })).toBeFocused();
    await expect(table(page, 4)).toHaveAccessibleName("Table 4, seated, Leila Haddad, 2 seats");
    await expect(table(page, 4)).toHaveAttribute("aria-pressed", "true");
    await chooseTab(page, "Reservations");
    await leila.getByRole("button", { name: "Complete" }).click();
    await expect(leila).toContainText("Completed");
    await expect(leila.getByRole("heading")).toBeFocused();
    await expect(leila.getByRole("button")).toHaveCount(0);
    await chooseTab(page, "Orders");
    await expect(table(page, 4)).toHaveAccessibleName("Table 4, free, 2 seats");
  });
  await test.step("guests whose food is not served have not left", async () => {
    await chooseTab(page, "Reservations");
    const marcus = reservation(page, "Marcus Feld");
    await marcus.getByRole("button", { name: "Complete" }).click();
    await expect(marcus).toContainText("Order #1038 for Table 7 is still in the kitchen");
    await expect(marcus).toContainText("Seated");
  });
  await test.step("requests are confirmed or declined, and a decline is undone; tomorrow waits", async () => {
    await openDemo(page, "restaurant");
    await chooseTab(page, "Reservations");
    const hollis = reservation(page, "Hollis Tran");
    await hollis.getByRole("button", { name: "Confirm" }).click();
    await expect(hollis.getByRole("button", { name: "Seat Now" })).toBeFocused();
    await expect(page.getByText("8:30 PM is the crunch: 9 covers.")).toBeVisible();
    await expect(page.getByText("34 guests, 2 of them not confirmed yet")).toBeVisible();
    const amara = reservation(page, "Amara Nwosu");
    await amara.getByRole("button", { name: "Decline" }).click();
    await expect(amara).toHaveCount(0);
    await expect(reservation(page, "Hollis Tran").getByRole("heading")).toBeFocused();
    await page.getByText("declined this visit").getByRole("button", { name: "Undo" }).click();
    await expect(amara).toContainText("Pending");
    await page.getByRole("radio", { name: "Tomorrow" }).check();
    await expect(
      page.getByRole("list", { name: "Reservations" }).getByRole("listitem"),
    ).toHaveCount(4);
    const celia = reservation(page, "Celia Marchetti");
    const pick = celia.getByRole("combobox", { name: "Table for Celia Marchetti" });
    await pick.selectOption("Table 15");
    await expect(pick).toHaveValue("15");
    const kept = "Table 15 is kept for Celia Marchetti.";
    await expect(page.getByRole("status").filter({ hasText: kept })).toHaveCount(1);
    const noor = reservation(page, "Noor Bahrami");
    await noor.getByRole("button", { name: "Seat Now" }).click();
    await expect(noor).toContainText("This table is booked for Sat, Nov 21: seat them on the day.");
    await expect(noor).toContainText("Confirmed");
  });
  await test.step("a full time is refused with the nearest that are free", async () => {
    await openDemo(page, "restaurant");
    await chooseTab(page, "Reservations");
    await page.getByRole("button", { name: "New Reservation" }).click();
    const name = dialogIn(page).getByLabel("Name");
    await expect(name).toBeFocused();
    await dialogIn(page).getByLabel("Party").fill("0");
    await dialogIn(page).getByRole("button", { name: "Book table" }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Enter the guest's name.");
    await expect(dialogIn(page).getByLabel("Party")).toHaveAccessibleDescription(
      "Choose a party of 1 to 12.",
    );
    await name.fill("Nora Vale");
    await dialogIn(page).getByLabel("Phone").fill("(415) 555-0120");
    await dialogIn(page).getByLabel("Party").fill("6");
    await dialogIn(page).getByLabel("Time").selectOption("19:30");
    await dialogIn(page).getByRole("button", { name: "Book table" }).click();
    await expect(dialogIn(page)).toContainText("Full at 7:30 PM. Nearest: 7:15 PM, 8:30 PM.");
    await dialogIn(page).getByRole("button", { name: "8:30 PM" }).click();
    await expect(dialogIn(page).getByLabel("Time")).toHaveValue("20:30");
    await dialogIn(page).getByRole("button", { name: "Book table" }).click();
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(reservation(page, "Nora Vale")).toContainText("Confirmed");
    await expect(reservation(page, "Nora Vale")).toContainText("8:30 PM");
  });
});

test("tables fill and empty, also on a telephone", async ({ page }) => {
  await test.step("a walk-in sits down at once until the large tables are taken", async () => {
    await openDemo(page, "restaurant");
    await chooseTab(page, "Reservations");
    const walkIn = page.getByRole("button", { name: "Walk-in" });
    await walkIn.click();
    await dialogIn(page).getByLabel("Party").fill("6");
    await dialogIn(page).getByRole("button", { name: "Seat party" }).click();
    await expect(reservation(page, "Walk-in")).toContainText("Table 15");
    await expect(walkIn).toBeFocused();
    await walkIn.click();
    await dialogIn(page).getByLabel("Party").fill("6");
    await dialogIn(page).getByRole("button", { name: "Seat party" }).click();
    await expect(dialogIn(page).getByLabel("Party")).toHaveAccessibleDescription(
      "No free table for 6. Next likely: Table 16.",
    );
    await page.keyboard.press("Escape");
    await chooseTab(page, "Dashboard");
    await page
      .getByRole("figure")
      .filter({ hasText: "Bookings tonight" })
      .getByRole("button")
      .click();
    await expect(page.getByRole("table", { name: "Bookings tonight" })).toContainText("33");
  });
  await test.step("a table shows its order and is cleared; a reserved one is seated from the floor", async () => {
    await openDemo(page, "restaurant");
    await table(page, 6).click();
    await page.getByRole("button", { name: "View order" }).click();
    await expect(dialogIn(page, "Table 6")).toContainText("$77.00");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Clear table" }).click();
    await expect(table(page, 6)).toHaveAccessibleName("Table 6, free, 4 seats");
    await table(page, 13).click();
    await page.getByRole("button", { name: "Seat reservation" }).click();
    await expect(table(page, 13)).toHaveAccessibleName("Table 13, seated, Grant Osei, 6 seats");
  });
  await test.step("a telephone shows kitchen, order and tables one at a time", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(ticket(page, 1035)).toBeVisible();
    await expect(page.getByRole("group", { name: "16 tables" })).toBeHidden();
    await page.getByRole("radio", { name: "Tables" }).check();
    await expect(ticket(page, 1035)).toBeHidden();
    await expect(table(page, 16)).toBeVisible();
    await orderDishes(page, "Espresso");
    await expect(page.getByRole("radio", { name: "Order 1" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Send to Kitchen" })).toBeVisible();
  });
});
