import { circle, each, middle, rect, text } from "./svg-markup.ts";

const posts = [
  {
    author: "Dana Whitlock",
    age: "2 h ago",
    lines: ["Moved our booking desk online last week.", "Ask me anything."],
    likes: 128,
    comments: 36,
    portrait: "ma",
  },
  {
    author: "Ivo Brandt",
    age: "5 h ago",
    lines: ["Template for a member welcome series,", "free to copy."],
    likes: 74,
    comments: 19,
    portrait: "mk",
  },
  {
    author: "Priya Nair",
    age: "1 d ago",
    lines: ["Monthly meet-up: the agenda is open for", "edits."],
    likes: 51,
    comments: 22,
    portrait: "mas",
  },
] as const;

/** Width of each topic's bar. */
const topics = [
  ["Onboarding", 24],
  ["Pricing pages", 18],
  ["Local events", 14],
  ["Hiring", 9],
] as const;

export function community(): string {
  return (
    rect(0, 0, 530, 52, "ms") +
    text(22, 33, "Commons", "", 'font-size="17" font-weight="650"') +
    each(["Feed", "Trending", "Messages"], (tab, index) =>
      text(220 + index * 88, 32, tab, index === 0 ? "tm" : "t2"),
    ) +
    rect(220, 49, 34, 3, "ma") +
    each(posts, (post, index) => {
      const y = 66 + index * 130;
      return (
        rect(18, y, 330, 118, "ms", 10) +
        circle(48, y + 30, 15, post.portrait) +
        text(74, y + 27, post.author, "tm") +
        text(74, y + 43, post.age, "t2 ts") +
        each(post.lines, (line, row) => text(34, y + 70 + row * 16, line)) +
        text(34, y + 107, `${post.likes} likes`, "t2 ts") +
        text(92, y + 107, `${post.comments} comments`, "t2 ts")
      );
    }) +
    rect(364, 66, 148, 150, "ms", 10) +
    text(380, 92, "Trending", "tm") +
    each(topics, ([topic, width], row) => {
      const y = 118 + row * 24;
      return text(380, y, topic) + rect(474, y - 9, width, 10, "ma", 5);
    }) +
    rect(364, 230, 148, 176, "ma", 10) +
    text(380, 256, "Next event", "to") +
    text(380, 296, "Open", "to tx", 'font-size="26"') +
    text(380, 324, "hours", "to tx", 'font-size="26"') +
    text(380, 350, "Thu 17:00", "to") +
    rect(380, 366, 116, 28, "ms", 6) +
    text(438, 384, "Join Event", "", middle)
  );
}
