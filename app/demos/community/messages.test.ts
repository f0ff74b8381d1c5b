import { expect, test } from "vitest";
import { buildCommunity } from "./data.ts";
import {
  canSend,
  openConversation,
  receiveReply,
  searchConversations,
  sendMessage,
  shouldSendOnKey,
  unreadTotal,
} from "./messages.ts";

const now = new Date(2026, 10, 20, 9, 5);
const start = buildCommunity(new Date(2026, 10, 20, 9, 0));
const wen = (state: typeof start) => state.conversations.find(({ id }) => id === "wen");

test("blank text is not sent, and the state stays the same one", () => {
  expect(canSend(" \n ")).toBe(false);
  expect(sendMessage(start, "wen", "  ", now)).toBe(start);
  expect(sendMessage(start, "nobody", "hello", now)).toBe(start);
});

test("a message stands last, its conversation first, its ends trimmed and its lines kept", () => {
  const sent = sendMessage(start, "caleb", " one\ntwo ", now);
  expect(sent.conversations[0]?.id).toBe("caleb");
  expect(sent.conversations[0]?.lastMessage).toBe("one\ntwo");
  expect(sent.conversations[0]?.messages.at(-1)).toMatchObject({ isOwn: true, type: "text" });
});

test.each([
  ["Enter", {}, true],
  ["Enter", { shiftKey: true }, false],
  ["Enter", { isComposing: true }, false],
  ["Enter", { keyCode: 229 }, false],
  ["a", {}, false],
])("%s with %o sends: %s", (key, rest, isSent) => {
  const event = { key, shiftKey: false, isComposing: false, keyCode: 13, ...rest };
  expect(shouldSendOnKey(event)).toBe(isSent);
});

test("conversations are found by name, unread ones are counted and read by opening", () => {
  expect(searchConversations(start.conversations, "wen").map(({ id }) => id)).toEqual(["wen"]);
  expect(searchConversations(start.conversations, "zzz")).toEqual([]);
  expect(unreadTotal(start.conversations)).toBe(3);
  expect(unreadTotal(openConversation(start, "wen").conversations)).toBe(1);
});

test("an answer is seen where it arrives, and unread elsewhere", () => {
  const reading = { ...openConversation(start, "wen"), tab: "messages" as const };
  expect(wen(receiveReply(reading, "wen", now))).toMatchObject({
    unread: 0,
    lastMessage: "Great, see you there!",
  });
  expect(wen(receiveReply({ ...reading, tab: "feed" }, "wen", now))?.unread).toBe(1);
});

test("answers come in turn and say that they are samples", () => {
  let state = { ...openConversation(start, "wen"), tab: "messages" as const } as typeof start;
  const answers: (string | undefined)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    state = receiveReply(state, "wen", now);
    answers.push(wen(state)?.lastMessage);
  }
  expect(answers[3]).toBe(answers[0]);
  expect(new Set(answers).size).toBe(3);
  expect(wen(state)?.messages.at(-1)?.isSample).toBe(true);
});
