import { check, click, keys, press, radio, tab } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

const watch = press(/^Orbit Pro watch/);
const cart = [press("Add to Cart"), press(/^Cart \(1\)/)];
const next = press("Next");

export const ecommerceScenes = demoScenes(
  "ecommerce",
  ["Shopper", "Owner view"],
  [
    state("Shopper", "product", watch),
    state("Shopper", "product reviews", watch, click(tab("Reviews"))),
    state("Shopper", "product shipping", watch, click(tab("Shipping"))),
    state("Shopper", "saved", press("Save Orbit Pro watch"), press(/^Saved \(1\)/)),
    state("Shopper", "pairs and viewed", press("Add to Cart"), watch, keys("Escape")),
    state("Shopper", "summary", ...cart),
    state("Shopper", "delivery", ...cart, next),
    state("Shopper", "payment", ...cart, next, next, press("Fill with sample details")),
    state("Shopper", "refused payment", ...cart, next, next, press("Place Order")),
    state(
      "Shopper",
      "confirmation",
      ...cart,
      next,
      next,
      press("Fill with sample details"),
      press("Place Order"),
    ),
  ],
  (screen) => check(radio(screen)),
);
