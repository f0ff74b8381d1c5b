import { credited } from "./levels.ts";
import { emptyDraft, type CommunityState, type Draft, type Post } from "./model.ts";

/** Title and content both need more than spaces (specification, section 4). */
export function canPublish({ title, content }: Draft): boolean {
  return title.trim() !== "" && content.trim() !== "";
}

export function canSave({ title, content }: Draft): boolean {
  return title.trim() !== "" || content.trim() !== "";
}

export const visitor = "Robin Hale";

/** The post stands first in the feed of this visit and the form is empty again, its category General. */
export function publish(state: CommunityState, now: Date): CommunityState {
  if (!canPublish(state.draft)) return state;
  const own = state.posts.filter(({ isMine }) => isMine).length;
  const post: Post = {
    id: `own-${own + 1}`,
    author: visitor,
    avatar: visitor,
    title: state.draft.title.trim(),
    content: state.draft.content.trim(),
    category: state.draft.category,
    likes: 0,
    comments: 0,
    time: now,
    trending: false,
    isLiked: false,
    isSaved: false,
    thread: [],
    isMine: true,
  };
  return {
    ...state,
    posts: [post, ...state.posts],
    draft: emptyDraft,
    published: post.id,
    contributors: credited(state.contributors, visitor, "posts"),
  };
}

/** What the specification has written to the console. */
export function publishLog({ title, content, category }: Draft) {
  return { title: title.trim(), content: content.trim(), category };
}
