import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { buildEstate, openingTime } from "./data.ts";
import { frame } from "./frame.ts";
import type { EstateTab } from "./model.ts";
import "./palette.css";
import { reduceEstate } from "./reducer.ts";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { DeskDialogs } from "./screens/desk-dialogs.tsx";
import estate from "./screens/estate.module.css";
import { HomeDialog } from "./screens/home-dialog.tsx";
import { MarketScreen } from "./screens/market-screen.tsx";
import { SceneColors } from "./screens/scene.tsx";
import { SearchScreen } from "./screens/search-screen.tsx";
import { ViewingsScreen } from "./screens/viewings-screen.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("realestate", frame.description);
}

export default function RealEstateDemo() {
  const [state, dispatch] = useDemoState(reduceEstate, buildEstate);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const now = useDemoClock(60_000, openingTime);
  const props = { state, dispatch, tools, now };

  function choose(tab: EstateTab) {
    dispatch({ type: "tab", tab });
    // What a visitor has booked is at hand there.
    if (tab === "viewings" && state.hasBooked) tools.tick("diary");
  }

  return (
    <DemoFrame
      slug="realestate"
      className={estate.estate}
      persona={frame.persona}
      offer={demoOffer("realestate", frame.bullets)}
      state={frameState}
    >
      <SceneColors />
      <DemoTabs
        title="Real Estate Portal"
        brand={<p className={estate.brand}>Harbour & Vale</p>}
        chosen={state.tab}
        onChoose={choose}
        tabs={[
          { id: "search", label: "Search", panel: <SearchScreen {...props} /> },
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
          { id: "viewings", label: "Viewings", panel: <ViewingsScreen {...props} /> },
          { id: "market", label: "Market", panel: <MarketScreen {...props} /> },
        ]}
      />
      <HomeDialog {...props} />
      <DeskDialogs {...props} />
    </DemoFrame>
  );
}
