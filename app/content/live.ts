/** How the admin panel hears of what is new. */
export const liveModes = {
  stream: "Live",
  polling: "Updates every 15 seconds",
} as const;
