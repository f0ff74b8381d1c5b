import { memo } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { columns, row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { classLabel, countdown, fillBar, nextClasses, timeText } from "../classes.ts";
import { isWeekend } from "../club-day.ts";
import club from "../club.module.css";
import { atRisk, checkInsToday, classesToday, onEquipment } from "../figures.ts";
import { dayNames, dayIndex, heatmap, hourLabel } from "../heat.ts";
import { machinesNow } from "../machines.ts";
import { Band } from "./band.tsx";
import { CallList } from "./call-list.tsx";
import { ClassTile } from "./class-tile.tsx";
import styles from "./dashboard.module.css";
import { DeedList } from "./deed-list.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import type { FitnessProps } from "./fitness-props.ts";
import { TrialList } from "./trial-list.tsx";

const heat = heatmap();

/** The busiest hours at a glance: who needs a call, what comes next, what is free. */
export const DashboardScreen = memo(function DashboardScreen(props: FitnessProps) {
  return (
    <>
      <Band
        title={isWeekend(props.now) ? "This morning at Tidal" : "Tonight at Tidal"}
        line={`${formatLocal(props.now, "longWeekday")}, ${isWeekend(props.now) ? "morning" : "evening"} peak`}
      >
        <Figures {...props} />
      </Band>
      <div className={cn(stack(16), club.columns)}>
        <div className={stack(16)}>
          <CallList {...props} />
          <TrialList {...props} />
          <DeedList {...props} />
          <Feed {...props} />
        </div>
        <div className={stack(16)}>
          <NextClasses {...props} />
          <section data-piece="" className={demoParts.panel} aria-labelledby="ft-machines">
            <div className={demoParts.panelHead}>
              <h3 id="ft-machines">Equipment</h3>
              <TabLink {...props} tab="live" label="Open the floor" />
            </div>
            <EquipmentList
              equipment={machinesNow(props.state, props.now)}
              labelledBy="ft-machines"
            />
          </section>
        </div>
      </div>
    </>
  );
});

function Figures({ state, dispatch, now }: FitnessProps) {
  const { used, total, percent } = onEquipment(state, now);
  const classes = classesToday(state, now);
  const risk = atRisk(state, now);
  const active = state.members.filter(({ status }) => status === "active").length;
  const day = dayNames[dayIndex(now)];
  return (
    <div className={cn(columns(4, 20), club.figures)}>
      <StatCard label="In the club now" value={used}>
        <small>
          on equipment, {percent}% of {total}
        </small>
      </StatCard>
      <StatCard label="Check-ins today" value={checkInsToday(state, heat, now)}>
        <small>
          {day} average to {hourLabel(now.getHours())}, and yours
        </small>
      </StatCard>
      <StatCard label="Classes today" value={classes.count}>
        <small>{classes.percent}% full</small>
      </StatCard>
      <StatCard label="At-risk members" value={risk.length}>
        <small>
          of {active} active sample members ·{" "}
          <button
            className={typography.link}
            type="button"
            onClick={() => dispatch({ type: "showAtRisk" })}
          >
            See who
          </button>
        </small>
      </StatCard>
    </div>
  );
}

type TabLinkProps = FitnessProps & {
  readonly tab: "live" | "classes";
  readonly label: string;
};

function TabLink({ dispatch, tab, label }: TabLinkProps) {
  return (
    <button
      className={typography.link}
      type="button"
      onClick={() => dispatch({ type: "tab", tab })}
    >
      {label}
    </button>
  );
}

function NextClasses(props: FitnessProps) {
  const { state, now } = props;
  const next = nextClasses(state.classes, now, 3);
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="ft-next">
      <div className={demoParts.panelHead}>
        <h3 id="ft-next">Next classes</h3>
        <TabLink {...props} tab="classes" label="Open the timetable" />
      </div>
      {next.length === 0 && <p className={typography.quiet}>No more classes today.</p>}
      <ul>
        {next.map((one) => (
          <li key={one.id} className={cn(row(14, "top"), styles.entry)}>
            <ClassTile type={one.type} />
            <div>
              <p className={cn(spread(10), styles.pair)}>
                <b>{one.name}</b>
                <span className={cn(club.soon, typography.number)}>{countdown(one, now)}</span>
              </p>
              <p className={cn(textClass(14), typography.quiet)}>
                {timeText(one.time)} · {one.instructor}
              </p>
              <ShareBar className={styles.filling} percent={fillBar(one.enrolled, one.capacity)} />
              <p className={cn(textClass(14), spread(10), styles.pair)}>
                <span className={typography.number}>
                  {one.enrolled} / {one.capacity}
                </span>
                <span>{classLabel(one, now)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Feed({ state }: FitnessProps) {
  return (
    <section data-piece="" className={cn(demoParts.panel, stack(12))} aria-labelledby="ft-feed">
      <h3 id="ft-feed">Activity</h3>
      <ul className={cn(stack(10), styles.feed)}>
        {state.feed.slice(0, 8).map(({ id, at, text: sentence }) => (
          <li key={id} className={cn(textClass(15), row(10, "top"))}>
            <span className={cn(textClass(13), typography.quiet, typography.number)}>
              {formatLocal(at, "time")}
            </span>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
