import type { KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import typography from "#app/components/ui/typography.module.css";
import { agendaLabels as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDay } from "#domain/zoned-dates.ts";
import styles from "./agenda-bar.module.css";
import type { Host } from "./call.ts";
import { hostLabel } from "./call-words.ts";
import { formatCallsAddress, parseCallsAddress, type CallsAddress } from "./calls-address.ts";
import { daysOf, numberOf, weekAfter, type IsoWeek } from "./iso-week.ts";

type AgendaBarProps = {
  readonly address: CallsAddress;
  readonly week: IsoWeek;
  readonly thisWeek: IsoWeek;
  readonly hosts: readonly Host[];
  /** How many calls there are; `null` while they are being read. */
  readonly count: number | null;
};

/** Which week it is, the way to others, and whose calls are shown. */
export function AgendaBar({ address, week, thisWeek, hosts, count }: AgendaBarProps) {
  const navigate = useNavigate();
  const days = daysOf(week);
  const addressOf = (other: IsoWeek) =>
    formatCallsAddress({ ...address, week: other === thisWeek ? null : other });
  const before = addressOf(weekAfter(week, -1));
  const after = addressOf(weekAfter(week));

  /** The arrows turn the weeks over while one of these links has the focus. */
  function turn(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step === 0) return;
    // The address is ahead of what is drawn: a second key can come before the page has followed the first.
    const asked = parseCallsAddress(window.location.search).week ?? thisWeek;
    void navigate({ search: addressOf(weekAfter(asked, step)) });
  }

  return (
    <div className={cn(spread(12), styles.controls)}>
      <nav className={styles.weeks} aria-label={labels.weeks}>
        <Link
          className={cn(buttonClass("line", "tiny"), styles.turn, styles.backwards)}
          to={{ search: before }}
          onKeyDown={turn}
          aria-label={labels.previous}
        >
          <Icon name="arrow" />
        </Link>
        <Link
          className={cn(buttonClass("line", "tiny"), styles.turn)}
          to={{ search: addressOf(thisWeek) }}
          onKeyDown={turn}
          aria-current={week === thisWeek ? "date" : undefined}
        >
          {labels.today}
        </Link>
        <Link
          className={cn(buttonClass("line", "tiny"), styles.turn)}
          to={{ search: after }}
          onKeyDown={turn}
          aria-label={labels.next}
        >
          <Icon name="arrow" />
        </Link>
      </nav>
      <div className={styles.title} role="status">
        <h2 className={cn(typography.heading, textClass(20))}>
          {labels.span(
            readerDay(days[0] ?? "", "day") ?? "",
            readerDay(days.at(-1) ?? "", "date") ?? "",
          )}
        </h2>{" "}
        <span className={typography.quiet}>
          {labels.week(numberOf(week))}
          {count !== null && `, ${labels.count(count).toLowerCase()}`}
        </span>
      </div>
      <div className={styles.person}>
        <ToolChoice
          label={labels.person}
          value={address.host === null ? "" : String(address.host)}
          options={[
            { value: "", label: labels.everybody },
            ...hosts.map((host) => ({ value: String(host.number), label: hostLabel(host) })),
          ]}
          onChoose={(value) =>
            void navigate({
              search: formatCallsAddress({ ...address, host: value ? Number(value) : null }),
            })
          }
        />
      </div>
    </div>
  );
}
