import { Avatar } from "#app/components/demo/avatar.tsx";
import { BarList } from "#app/components/demo/bar-list.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { cluster, columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { matches } from "#app/lib/search-text.ts";
import community from "../community.module.css";
import { levels } from "../levels.ts";
import { club } from "../sample-people.ts";
import { eventsByMonth, postsByCategory, totalPosts } from "../totals.ts";
import styles from "./club-screen.module.css";
import type { CommunityProps } from "./community-props.ts";
import { EventCalendar } from "./event-calendar.tsx";
import { EventCard } from "./event-card.tsx";
import { OwnerCard } from "./owner-card.tsx";
import { OwnLevel } from "./rail.tsx";

/** The club as a whole: totals, events, members, levels (specification, section 2). */
export function Club(props: CommunityProps) {
  const { state } = props;
  const counts = postsByCategory(state.posts);
  const most = Math.max(...counts.map(({ posts }) => posts));
  const text = (value: number) => value.toLocaleString("en-US");
  return (
    <>
      <h2 className={typography.visuallyHidden}>Community</h2>
      <div className={cn(columns(4, 14), styles.figures)}>
        <StatCard label="Members" value={text(club.members)} />
        <StatCard label="Posts" value={text(totalPosts(state.posts))} />
        <StatCard label="Online now" value={text(club.online)} />
        <StatCard label="Upcoming events" value={text(state.events.length)}>
          <span className={typography.quiet}>{eventsByMonth(state.events)}</span>
        </StatCard>
      </div>
      <div className={cn(stack(14), styles.layout)}>
        <div className={styles.main}>
          <section aria-labelledby="events">
            <h3 className={community.heading} id="events" tabIndex={-1}>
              Upcoming events
            </h3>
            <ul className={cn(columns(2, 14), styles.events)}>
              {state.events.map((event) => (
                <EventCard key={event.id} {...props} event={event} />
              ))}
            </ul>
          </section>
          <div className={cn(stack(14), styles.groups)}>
            <section className={demoParts.panel}>
              <h3>Posts by category</h3>
              <BarList
                label="Posts by category"
                bars={counts.map(({ id, label, posts }) => ({
                  id,
                  label,
                  value: text(posts),
                  percent: (posts / most) * 100,
                }))}
              />
            </section>
            <Levels />
          </div>
        </div>
        <div className={styles.side}>
          <EventCalendar {...props} />
          <OwnerCard {...props} />
          <OwnLevel contributors={state.contributors} />
        </div>
      </div>
      <Directory {...props} />
    </>
  );
}

function Levels() {
  return (
    <section className={demoParts.panel}>
      <h3>Levels</h3>
      <p className={typography.quiet}>
        10 points for a post, 3 for a comment, 1 for each like you get from others.
      </p>
      <ol className={demoParts.rows}>
        {levels.map(({ name, from }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={typography.number}>from {from.toLocaleString("en-US")} points</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Directory({ state, dispatch }: CommunityProps) {
  const shown = state.members.filter(({ name, interests }) =>
    matches(state.memberQuery, name, ...interests),
  );
  return (
    <section aria-labelledby="members">
      <div className={cn(cluster(0), community.filters)}>
        <h3 className={community.heading} id="members">
          Members
        </h3>
        <p className={typography.quiet} role="status">
          {shown.length} of {club.members.toLocaleString("en-US")} shown
        </p>
        <SearchBox
          name="members"
          label="Search members by name or interest"
          query={state.memberQuery}
          onQuery={(query) => dispatch({ type: "searchMembers", query })}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState text={`No member matches "${state.memberQuery.trim()}".`}>
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => dispatch({ type: "searchMembers", query: "" })}
          >
            Clear
          </button>
        </EmptyState>
      )}
      <ul className={cn(stack(12), styles.members)}>
        {shown.map((member) => (
          <li key={member.id} className={cn(stack(12), demoParts.panel, styles.member)}>
            <Avatar name={member.name} size={48} />
            <p className={stack(0)}>
              <b id={`member-${member.id}`}>{member.name}</b>
              <span className={typography.quiet}>{member.interests.join(", ")}</span>
            </p>
            <button
              className={buttonClass("line")}
              type="button"
              aria-describedby={`member-${member.id}`}
              onClick={() => {
                dispatch({ type: "messageMember", member, at: new Date() });
                focusAfter("[data-messages] ~ form textarea");
              }}
            >
              Message
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
