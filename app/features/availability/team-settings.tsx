import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { availability, daysPart, overview } from "#app/content/availability.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { business } from "#domain/business.ts";
import styles from "./availability-page.module.css";
import type { Availability } from "./availability.ts";
import { controlId } from "./checked.ts";
import { DaysPart } from "./days-part.tsx";
import { HostTable } from "./host-table.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";
import { differsFromPhoneHours } from "./phone-hours.ts";
import { RulesPart } from "./rules-part.tsx";
import { RestoredNote, SaveBar } from "./save-bar.tsx";
import { SeenPart } from "./seen-part.tsx";
import { storedTeam } from "./stored-draft.ts";
import { checkTeam, teamDraft } from "./team-draft.ts";
import { todayIn } from "#app/lib/time-zones.ts";
import { useSettings } from "./use-settings.ts";

type TeamSettingsProps = { readonly team: Availability; readonly now: Date };

/** What holds for every calendar, and all of them at a glance. */
export function TeamSettings({ team, now }: TeamSettingsProps) {
  const form = useSettings({
    name: `${team.selfId}:team`,
    host: null,
    saved: teamDraft(team),
    schema: storedTeam,
    check: checkTeam,
  });

  return (
    <>
      {differsFromPhoneHours(team.hosts) && (
        <p className={styles.standing}>{overview.phoneHours}</p>
      )}
      <section className={stack(12)} aria-label={overview.title}>
        <h2 className={cn(typography.heading, textClass(20))}>{overview.title}</h2>
        <HostTable team={team} now={now} />
      </section>
      <div className={styles.columns}>
        <form
          className={cn(stack(16), styles.settings)}
          noValidate
          tabIndex={-1}
          aria-label={availability.form}
          id={controlId("form")}
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <RestoredNote form={form} />
          <RulesPart form={form} />
          <DaysPart
            title={daysPart.teamTitle}
            text={daysPart.teamText}
            draft={form.draft}
            faults={form.faults}
            today={todayIn(business.office.zone, now)}
            change={form.change}
          />
          <SaveBar form={form} />
          <OutcomePanel form={form} />
        </form>
        <SeenPart />
      </div>
    </>
  );
}
