import { useEffect, useState } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import { MyCallBooked } from "./my-call-booked.tsx";
import { MyCallConfirm } from "./my-call-confirm.tsx";
import { openingOf } from "./my-call-labels.ts";
import { MyCallMissing } from "./my-call-missing.tsx";
import { MyCallOver } from "./my-call-over.tsx";
import { MyCallWaiting } from "./my-call-waiting.tsx";
import { MyCallWays } from "./my-call-ways.tsx";
import styles from "./my-call.module.css";
import { useMyCall, type MyCallPage, type ShownCall } from "./use-my-call.ts";

/** The page of one call: its headline says how the call stands, the card beneath lets it be changed. */
export function MyCall() {
  const page = useMyCall();
  const { shown } = page;
  const { title, lead } = openingOf(shown);
  useTitle(title, shown.kind !== "waiting");
  useFocus(changeOf(shown));
  return (
    <>
      <BarHero lines={[title]} text={lead} />
      <div className={cn(sections.section, styles.section)}>
        <div className={layout.pageWidth}>
          <p className={typography.visuallyHidden} role="status">
            {shown.kind === "waiting" ? "" : title}
          </p>
          <Shown page={page} />
          {(shown.kind === "call" || shown.kind === "givenUp") && <MyCallWays />}
        </div>
      </div>
    </>
  );
}

function Shown({ page }: { readonly page: MyCallPage }) {
  const [zone] = useState(ownZone);
  const { shown } = page;
  if (shown.kind === "waiting") return <MyCallWaiting />;
  if (shown.kind === "givenUp") return <MyCallOver call={shown.call} zone={zone} isOff />;
  if (shown.kind !== "call") return <MyCallMissing page={page} />;
  const { call } = shown;
  if (call.state === "booked") {
    // A call that was moved is another ticket: nothing is open on it.
    return <MyCallBooked key={call.sequence} call={call} page={page} zone={zone} />;
  }
  if (call.state === "unconfirmed") {
    return <MyCallConfirm call={call} page={page} zone={zone} />;
  }
  const isOff = call.state === "cancelled";
  return <MyCallOver call={call} zone={zone} isOff={isOff} isGoingOn={shown.isGoingOn} />;
}

function useTitle(title: string, isKnown: boolean) {
  useEffect(() => {
    if (isKnown) document.title = `${title} · ${site.name}`;
  }, [title, isKnown]);
}

/** Tells one change that was made here from the next; "" before the first. */
function changeOf(shown: ShownCall): string {
  if (shown.kind === "givenUp") return shown.kind;
  return shown.kind === "call" && shown.change ? `${shown.change} ${shown.call.sequence}` : "";
}

/** What was just done is told by the headline. */
function useFocus(change: string) {
  useEffect(() => {
    const heading = change !== "" && document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, [change]);
}
