import { useCallback, useEffect, useRef, type Dispatch } from "react";
import type { CommunityState } from "../model.ts";
import type { CommunityAction } from "../reducer.ts";

/** Milliseconds after a message until the other side types, and until the answer is there. */
const typingAfter = 1200;
const answerAfter = 2600;

/** Answers of the demo's own for those who are online; labelled, and gone with the page. */
export function useSampleReplies(
  conversations: CommunityState["conversations"],
  dispatch: Dispatch<CommunityAction>,
) {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return useCallback(
    (id: string) => {
      const other = conversations.find((one) => one.id === id);
      if (!other?.online || other.replies.length === 0) return;
      timers.current.push(
        setTimeout(() => dispatch({ type: "typing", id }), typingAfter),
        setTimeout(() => dispatch({ type: "reply", id, at: new Date() }), answerAfter),
      );
    },
    [conversations, dispatch],
  );
}
