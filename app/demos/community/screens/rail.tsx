import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { visitor } from "../compose.ts";
import { placesText } from "../events.ts";
import { level, nextLevel, points } from "../levels.ts";
import { club } from "../sample-people.ts";
import type { CommunityProps } from "./community-props.ts";
import { Faces } from "./faces.tsx";
import styles from "./rail.module.css";

/** Who is here, what comes next, and how far one has come. */
export function Rail({ state, dispatch }: CommunityProps) {
  const next = state.events.toSorted((a, b) => a.start.getTime() - b.start.getTime())[0];
  return (
    <aside className={cn(stack(14), styles.rail)} aria-label="At the club now">
      <section className={demoParts.panel}>
        <h3>Online now {club.online}</h3>
        <Faces
          label="Some of them"
          names={state.members
            .filter(({ online }) => online)
            .slice(0, 6)
            .map(({ name }) => name)}
        />
      </section>
      {next && (
        <section className={demoParts.panel}>
          <h3>Next event</h3>
          <p>
            <b>{next.title}</b>
          </p>
          <p className={typography.quiet}>
            {formatLocal(next.start, "weekday")}, {formatLocal(next.start, "time")}
          </p>
          <p className={typography.quiet}>{placesText(next)}</p>
          <button
            className={typography.link}
            type="button"
            onClick={() => {
              dispatch({ type: "tab", tab: "community" });
              focusAfter("#events");
            }}
          >
            See all events
          </button>
        </section>
      )}
      <OwnLevel contributors={state.contributors} />
    </aside>
  );
}

type OwnLevelProps = { readonly contributors: CommunityProps["state"]["contributors"] };

/** The visitor's points and the way to the next level. */
export function OwnLevel({ contributors }: OwnLevelProps) {
  const own = contributors.find(({ name }) => name === visitor);
  const score = own ? points(own) : 0;
  const next = nextLevel(score);
  return (
    <section className={demoParts.panel}>
      <h3>Your level: {level(score)}</h3>
      <ShareBar percent={next?.percent ?? 100} />
      <p className={typography.quiet}>
        {score} points{next && ` · ${next.missing} to ${next.name}`}
      </p>
    </section>
  );
}
