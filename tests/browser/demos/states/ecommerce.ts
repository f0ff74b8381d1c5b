import { press, type ScreenState } from "./state.ts";

export const ecommerceStates: readonly ScreenState[] = [
  ["Shopper", "a product", press(/^Orbit Pro watch/)],
  [
    "Shopper",
    "a product's reviews and the review form",
    press(/^Orbit Pro watch/),
    (page) => page.getByRole("tab", { name: "Reviews" }).click(),
  ],
  [
    "Shopper",
    "a product's shipping",
    press(/^Orbit Pro watch/),
    (page) => page.getByRole("tab", { name: "Shipping" }).click(),
  ],
  ["Shopper", "saved products", press("Save Orbit Pro watch"), press(/^Saved \(1\)/)],
  [
    "Shopper",
    "what goes with the cart, and what was viewed",
    press("Add to Cart"),
    press(/^Orbit Pro watch/),
    (page) => page.keyboard.press("Escape"),
  ],
  ["Shopper", "the summary", press("Add to Cart"), press(/^Cart \(1\)/)],
  ["Shopper", "the address", press("Add to Cart"), press(/^Cart \(1\)/), press("Next")],
  [
    "Shopper",
    "the payment",
    press("Add to Cart"),
    press(/^Cart \(1\)/),
    press("Next"),
    press("Next"),
    press("Fill with sample details"),
  ],
  [
    "Shopper",
    "the confirmation",
    press("Add to Cart"),
    press(/^Cart \(1\)/),
    press("Next"),
    press("Next"),
    press("Place Order"),
  ],
];
