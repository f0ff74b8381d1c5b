import { Avatar } from "#app/components/demo/avatar.tsx";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { formatLocal } from "#app/lib/local-dates.ts";
import { visitor } from "../compose.ts";
import { level, nextLevel, points } from "../levels.ts";
import { club } from "../sample-people.ts";
import type { CommunityProps } from "./community-props.ts";

/** Who is here, what comes next, and how far one has come. */
export function Rail({ state, dispatch }: CommunityProps) {
  const next = state.events.toSorted((a, b) => a.start.getTime() - b.start.getTime())[0];
  return (
    <aside className="club__r" aria-label="At the club now">
      <section className="pan">
        <h3>Online now {club.online}</h3>
        <ul className="faces" aria-label="Some of them">
          {state.members
            .filter(({ online }) => online)
            .slice(0, 6)
            .map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} size={36} />
                <span className="vh">{name}</span>
              </li>
            ))}
        </ul>
      </section>
      {next && (
        <section className="pan">
          <h3>Next event</h3>
          <p>
            <b>{next.title}</b>
          </p>
          <p className="muted">
            {formatLocal(next.start, "weekday")}, {formatLocal(next.start, "time")} · {next.going}{" "}
            going
          </p>
          <button
            className="link"
            type="button"
            onClick={() => dispatch({ type: "tab", tab: "community" })}
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
  const score = own ? points(own.posts, own.comments, own.likes) : 0;
  const next = nextLevel(score);
  return (
    <section className="pan">
      <h3>Your level: {level(score)}</h3>
      <ShareBar percent={next?.percent ?? 100} />
      <p className="muted">
        {score} points{next && ` · ${next.missing} to ${next.name}`}
      </p>
    </section>
  );
}
