/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a members' community: search the feed, reply to a message, publish a post or keep it as a draft, join an event and put it into your calendar.",
  persona: { name: "Robin Hale", role: "member of Lantern Club" },
  steps: [
    { id: "books", label: "Find a post about books" },
    { id: "publish", label: "Publish a post" },
    { id: "reply", label: "Reply to Wen" },
    { id: "event", label: "Join an event" },
  ],
  bullets: [
    "Members sign in with your membership list, and profiles stay on your domain.",
    "Posts, messages and events are stored, moderated and searchable.",
    "Reminders and replies reach members by e-mail and on their phones.",
  ],
} as const;
