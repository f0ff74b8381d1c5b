import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { textClass } from "#app/components/ui/text.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { cn } from "#app/lib/cn.ts";
import { laterOf } from "#domain/dates.ts";
import community from "./community.module.css";
import { buildCommunity } from "./data.ts";
import { frame } from "./frame.ts";
import { unreadTotal } from "./messages.ts";
import "./palette.css";
import { reduceCommunity } from "./reducer.ts";
import { Club } from "./screens/club-screen.tsx";
import { CreatePost } from "./screens/create-post.tsx";
import { Feed, useSoughtPost } from "./screens/feed.tsx";
import { Messages } from "./screens/messages-screen.tsx";
import { Trending } from "./screens/trending.tsx";
import { useSampleReplies } from "./screens/use-sample-replies.ts";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("community", frame.description);
}

export default function CommunityDemo() {
  const [state, dispatch] = useDemoState(reduceCommunity, buildCommunity);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const answer = useSampleReplies(state.conversations, dispatch);
  useSoughtPost(state.sought);
  const now = laterOf(useDemoClock(30_000), state.openedAt);
  const props = { state, now, dispatch, tools };
  return (
    <DemoFrame
      slug="community"
      persona={frame.persona}
      offer={demoOffer("community", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Community Platform"
        brand={<p className={cn(textClass(20, 600), community.wordmark)}>Lantern Club</p>}
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        tabs={[
          { id: "feed", label: "Feed", panel: <Feed {...props} /> },
          { id: "trending", label: "Trending", panel: <Trending {...props} /> },
          {
            id: "messages",
            label: "Messages",
            count: unreadTotal(state.conversations),
            panel: <Messages {...props} onSent={answer} />,
          },
          { id: "create", label: "Create Post", panel: <CreatePost {...props} /> },
          { id: "community", label: "Community", panel: <Club {...props} /> },
        ]}
      />
    </DemoFrame>
  );
}
