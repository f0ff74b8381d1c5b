import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import { dialogIn, openDemo } from "../../demos/demo-page.ts";

const cart = (page: Page) => page.getByRole("complementary", { name: "Your cart" });
const cartButton = (page: Page) => page.getByRole("button", { name: /^Cart \(/ });
const cards = (page: Page) => page.locator("#products ~ ul > li");
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const checkout = (page: Page) => page.locator("[role=dialog]:not([data-toast])");
/** A number of the owner's head row, with its label. */
const figure = (page: Page, label: string) =>
  page.locator(`div:has(> span:text-is("${label}") + b)`);
const total = (page: Page) => cart(page).getByRole("definition").last();

async function fillCart(page: Page) {
  await card(page, "Aria").getByRole("button", { name: "Add to Cart" }).click();
  await card(page, "Summit").getByRole("button", { name: "Add to Cart" }).click();
  await card(page, "Summit").getByRole("button", { name: /more$/ }).click();
}

async function goOn(page: Page, ...labels: readonly string[]) {
  for (const label of labels) await checkout(page).getByRole("button", { name: label }).click();
}

async function openCheckout(page: Page) {
  await fillCart(page);
  await cartButton(page).click();
}

test("the shop is searched and filtered, and what there is to try ticks itself", async ({
  page,
}) => {
  await test.step("six cards stand in order, and the cart cannot be opened while it is empty", async () => {
    await openDemo(page, "ecommerce");
    await expect(cards(page)).toHaveCount(6);
    const prices = await cards(page).locator("b > span:not([aria-hidden])").allTextContents();
    expect(prices).toEqual(["$99.99", "$299.99", "$79.99", "$129.99", "$59.99", "$39.99"]);
    await expect(cartButton(page)).toBeDisabled();
    await expect(page.getByRole("button", { name: "Checkout" })).toBeDisabled();
    await expect(cart(page)).toContainText("Your cart is empty");
  });
  await test.step("the search finds in any case, says when it finds nothing, and is cleared", async () => {
    await search(page).fill("BOTTLE");
    await expect(cards(page)).toHaveCount(1);
    await search(page).fill("zzz");
    await expect(page.getByText('No products match "zzz".')).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(cards(page)).toHaveCount(6);
    await expect(search(page)).toHaveValue("");
    await page.getByRole("heading", { name: "Products" }).focus();
    await page.keyboard.press("/");
    await expect(search(page)).toBeFocused();
  });
  await test.step("the four things to try tick themselves", async () => {
    const tour = page.getByRole("region", { name: "Try this" });
    await search(page).fill("bottle");
    await expect(tour).toContainText("(1/4)");
    await search(page).fill("");
    await page.getByRole("radio", { name: "Owner view" }).check();
    await expect(tour).toContainText("(2/4)");
  });
  await test.step("categories filter", async () => {
    await page.getByRole("radio", { name: "Shopper" }).check();
    await page.getByRole("radio", { name: /^Sports/ }).check();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("radio", { name: /^All/ }).check();
    await expect(cards(page)).toHaveCount(6);
  });
});

test("a product is read, rated and put into the cart", async ({ page }) => {
  await test.step("delivery says the day of arrival", async () => {
    await openDemo(page, "ecommerce");
    await page.getByRole("button", { name: "Orbit Pro watch", exact: true }).click();
    const dialog = dialogIn(page, "Orbit Pro watch");
    await dialog.getByRole("tab", { name: "Shipping" }).click();
    await expect(dialog.getByRole("listitem")).toContainText([
      "Free Standard (5-7 business days)Arrives Fri, Nov 27 – Tue, Dec 1",
      "Express $9.99 (2-3 days)Arrives Tue, Nov 24 – Wed, Nov 25",
      "Next Day $19.99 (order before 2 PM)Arrives Mon, Nov 23. Order within 5 h 0 min",
      "30-day returns",
    ]);
  });
  await test.step("reviews are filtered by stars, and one's own counts", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Flexa resistance set", exact: true }).click();
    const dialog = dialogIn(page, "Flexa resistance set");
    await dialog.getByRole("tab", { name: "Reviews" }).click();
    const reviews = dialog.getByRole("list", { name: "Reviews" }).getByRole("listitem");
    await expect(reviews).toHaveCount(5);
    await dialog.getByRole("button", { name: "3 stars, 1 review" }).click();
    await expect(reviews).toHaveCount(1);
    await dialog.getByRole("button", { name: "Show all" }).click();
    const submit = dialog.getByRole("button", { name: "Submit review" });
    await dialog.getByRole("radio", { name: "5 stars" }).check();
    await expect(submit).toBeDisabled();
    await dialog.getByLabel("Comment").fill("Handles fit small hands too.");
    await submit.click();
    await expect(reviews).toHaveCount(6);
    await expect(reviews.first()).toContainText("You · just now");
    await expect(dialog.getByText("4.2 of 5, 6 reviews")).toBeVisible();
  });
  await test.step("the quantity in a product's dialog stays at 1 or more", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Aria wireless headphones", exact: true }).click();
    const dialog = dialogIn(page, "Aria wireless headphones");
    await expect(dialog.getByRole("button", { name: /less$/ })).toBeDisabled();
    await dialog.getByRole("button", { name: /more$/ }).click();
    await dialog.getByRole("button", { name: /more$/ }).click();
    await dialog.getByRole("button", { name: "Add 3 to Cart · $299.97" }).click();
    await expect(dialog).toBeHidden();
    await expect(cartButton(page)).toContainText("Cart (3)");
    await expect(page.getByRole("status").first()).toBeAttached();
  });
  await test.step("what was opened stands below, what goes with the cart beside it", async () => {
    const viewed = page.getByRole("region", { name: "Recently viewed" }).getByRole("button");
    await expect(viewed).toContainText(["Aria", "Flexa", "Orbit"]);
    const pair = cart(page).getByRole("region", { name: "Pairs well with" });
    await expect(pair).toContainText("Orbit Pro watch");
    await pair.getByRole("button", { name: "Add" }).click();
    await expect(pair).toHaveCount(0);
  });
  await test.step("up to three products are held against each other", async () => {
    const compare = (name: string) => card(page, name).getByRole("checkbox");
    await compare("Aria").check();
    await compare("Orbit").check();
    await compare("Brewline").check();
    await expect(compare("Halo")).toBeDisabled();
    await page.getByRole("button", { name: "Show comparison" }).click();
    const table = dialogIn(page, "Side by side").getByRole("table");
    await expect(table.getByRole("row", { name: /^Price/ })).toContainText("$99.99$299.99$79.99");
    await expect(table.getByRole("row", { name: /^Warranty/ })).not.toContainText("different");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByRole("group", { name: "Comparison" })).toHaveCount(0);
  });
});

test("the cart counts, and gives back what was taken out", async ({ page }) => {
  await test.step("the cart counts: subtotal, flat shipping, 8 % tax, total", async () => {
    await openDemo(page, "ecommerce");
    await fillCart(page);
    await expect(cart(page).getByRole("definition")).toHaveText([
      "$179.97",
      "$9.99",
      "$14.40",
      "$204.36",
    ]);
    await expect(cartButton(page)).toContainText("Cart (3)");
  });
  await test.step("Remove takes a line out, and Undo brings it back", async () => {
    await cart(page).getByRole("button", { name: "Remove Summit steel bottle" }).click();
    await expect(total(page)).toHaveText("$117.98");
    await toastOn(page).getByRole("button", { name: "Undo" }).click();
    await expect(total(page)).toHaveText("$204.36");
    const told = page.getByRole("status").filter({ hasText: "2 Summit steel bottle added" });
    await expect(told).toContainText("Cart has 3 items, total $204.36");
  });
  await test.step("minus drops a line at nothing, down to the empty cart", async () => {
    await cart(page).getByRole("button", { name: "One Aria wireless headphones less" }).click();
    await expect(cart(page).getByRole("listitem")).toHaveCount(1);
    await cart(page).getByRole("button", { name: "One Summit steel bottle less" }).click();
    await cart(page).getByRole("button", { name: "One Summit steel bottle less" }).click();
    await expect(cart(page)).toContainText("Your cart is empty");
    await expect(cartButton(page)).toBeDisabled();
  });
  await test.step("at 360 px the cart stands at the bottom, and nothing scrolls sideways", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await card(page, "Aria").getByRole("button", { name: "Add to Cart" }).click();
    await expect(cartButton(page)).toHaveText("Cart (1) · $99.99 subtotal");
    await cartButton(page).click();
    await goOn(page, "Next", "Next", "Place Order");
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await overflowOf(page)).toBe(0);
  });
});

test("checkout: from the cart to the order, for the shopper and for the owner", async ({
  page,
}) => {
  await test.step("four steps without any check, and Close completes the order", async () => {
    await openDemo(page, "ecommerce");
    await openCheckout(page);
    await expect(checkout(page).getByRole("button", { name: "Previous" })).toBeDisabled();
    for (const [title, label] of [
      ["Order Summary", "Next"],
      ["Shipping Information", "Next"],
      ["Payment Information", "Place Order"],
    ] as const) {
      await expect(checkout(page).getByRole("heading", { name: title })).toBeVisible();
      await goOn(page, label);
    }
    await expect(checkout(page).getByRole("heading", { name: "Order Confirmed" })).toBeFocused();
    await expect(checkout(page)).toContainText("Order #VB-204817");
    await expect(checkout(page)).toContainText("No address entered. This demo lets you skip it.");
    await checkout(page).locator("footer").getByRole("button", { name: "Close" }).click();
    await expect(checkout(page)).toBeHidden();
    await expect(cart(page)).toContainText("Your cart is empty");
    const chip = page.getByRole("button", { name: "Order #VB-204817 · Preparing" });
    await expect(chip).toBeFocused();
    await chip.click();
    await expect(checkout(page)).toContainText("$204.36");
    await page.keyboard.press("Escape");
    await card(page, "Halo").getByRole("button", { name: "Add to Cart" }).click();
    await cartButton(page).click();
    await expect(checkout(page).getByText("Step 1 of 4")).toBeVisible();
  });
  await test.step("Escape on the last step is the same as Close", async () => {
    await openDemo(page, "ecommerce");
    await openCheckout(page);
    await goOn(page, "Next", "Next", "Place Order");
    await page.keyboard.press("Escape");
    await expect(checkout(page)).toBeHidden();
    await expect(cart(page)).toContainText("Your cart is empty");
  });
  await test.step("the owner sees the order at once", async () => {
    await page.getByRole("radio", { name: "Owner view" }).check();
    await expect(figure(page, "Revenue")).toContainText("$4,207.05");
    await expect(figure(page, "Orders")).toContainText("19");
    await expect(page.locator("[data-own]").first()).toContainText("You placed #VB-204817");
  });
  await test.step("the owner packs, sends and delivers it, and the buyer's order follows", async () => {
    const orders = page.getByRole("region", { name: "Orders" });
    const order = orders.getByRole("listitem").filter({ hasText: "#VB-204817" });
    await expect(page.getByRole("radio", { name: /^To send/ })).toBeChecked();
    const chip = (word: string) => page.getByRole("button", { name: `Order #VB-204817 · ${word}` });
    await order.getByRole("button", { name: "Mark packed" }).click();
    await expect(chip("Preparing")).toBeVisible();
    await order.getByRole("button", { name: "Mark shipped" }).click();
    await expect(order).toContainText("Shipped, 1V 2048 17 US");
    await chip("On its way").click();
    const confirmation = page.getByRole("dialog", { name: "Order Confirmed" });
    await expect(confirmation.locator('[aria-current="step"]')).toContainText("Shipped");
    await expect(confirmation).toContainText("Tracking number 1V 2048 17 US");
    await page.keyboard.press("Escape");
    await order.getByRole("button", { name: "Mark delivered" }).click();
    await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeFocused();
    await chip("Delivered").click();
    await expect(confirmation).toContainText("Delivered Fri, Nov 20");
    await page.keyboard.press("Escape");
    await expect(figure(page, "Orders")).toContainText("19");
  });
});

test("checkout: what is typed stays, and the fields are the specified ones", async ({ page }) => {
  await test.step("removing the last line closes it", async () => {
    await openDemo(page, "ecommerce");
    await openCheckout(page);
    await goOn(page, "Remove Aria wireless headphones", "Remove Summit steel bottle");
    await expect(checkout(page)).toBeHidden();
    await expect(search(page)).toBeFocused();
  });
  await test.step("Escape before keeps cart and address", async () => {
    await openDemo(page, "ecommerce");
    await openCheckout(page);
    await goOn(page, "Next");
    await checkout(page).locator('[name="firstName"]').fill("Maya");
    await page.keyboard.press("Escape");
    await expect(total(page)).toHaveText("$204.36");
    await cartButton(page).click();
    await expect(checkout(page).getByText("Step 1 of 4")).toBeVisible();
    await goOn(page, "Next");
    await expect(checkout(page).locator('[name="firstName"]')).toHaveValue("Maya");
  });
  await test.step("the fields are the specified ones, and the card helps with typing", async () => {
    for (const name of ["firstName", "lastName", "address", "city", "zipCode", "phone"]) {
      await expect(checkout(page).locator(`[name="${name}"]`)).toHaveCount(1);
    }
    await goOn(page, "Fill with sample details", "Next");
    await checkout(page).locator('[name="cardNumber"]').pressSequentially("42424242x4242");
    await expect(checkout(page).locator('[name="cardNumber"]')).toHaveValue("4242 4242 4242");
    await checkout(page).locator('[name="expiryDate"]').pressSequentially("1230");
    await expect(checkout(page).locator('[name="expiryDate"]')).toHaveValue("12/30");
    for (const name of ["cvv", "nameOnCard"]) {
      await expect(checkout(page).locator(`[name="${name}"]`)).toHaveCount(1);
    }
    await page.keyboard.press("Enter");
    await expect(checkout(page)).toContainText("48 Harbor Lane");
    const [receipt] = await Promise.all([
      page.waitForEvent("download"),
      goOn(page, "Download receipt"),
    ]);
    expect(readFileSync(await receipt.path(), "utf8")).toContain("$204.36");
  });
});
