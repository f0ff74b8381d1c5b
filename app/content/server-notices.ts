/** What the server tells staff about itself. */
export const serverNotices = {
  diskLow: {
    title: "The server is running out of disk space. New requests may not be stored soon.",
    advice:
      "Tell whoever runs the server: it needs more space, or something on its disk has to go. What is in the inbox is safe.",
  },
} as const;
