/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a restaurant's floor, kitchen and bookings on one screen: send an order, run the tickets, 86 a dish everywhere at once, and seat a reservation.",
  persona: { name: "Dana Whitlock", role: "Floor Manager at Osteria Marlowe" },
  steps: [
    { id: "send", label: "Add two dishes for Table 5 and press Send to Kitchen" },
    { id: "serve", label: "Mark it ready, then Served" },
    { id: "soldOut", label: "86 a dish and watch it sell out everywhere" },
  ],
  bullets: [
    "Tablets for servers and a wall screen for the kitchen.",
    "Card payments and receipts.",
    "Online bookings from your own site.",
  ],
} as const;
