/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a working online store: search, filters, reviews, a cart and a four-step checkout with tax and shipping, then switch to the owner's side of the order.",
  persona: { name: "Nora Ellis", role: "guest shopper at Voltbay" },
  steps: [
    { id: "search", label: 'Search for "bottle"' },
    { id: "reviews", label: "Open a product and filter its reviews" },
    { id: "order", label: "Place an order" },
    { id: "owner", label: "Switch to Owner view" },
  ],
  bullets: [
    "Payments run through your provider, with addresses and cards checked before the order.",
    "Stock, prices and arrival dates come from your own warehouse.",
    "Orders, returns and tax land in the ledger you already keep.",
  ],
} as const;
