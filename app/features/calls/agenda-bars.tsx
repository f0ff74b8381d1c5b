import { textClass } from "#app/components/ui/text.ts";
import { agendaLabels as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import type { BlockPart } from "./agenda.ts";
import styles from "./agenda.module.css";
import type { Host, SpecialDays } from "./call.ts";

type BlockBarProps = { readonly part: BlockPart; readonly hosts: readonly Host[] };

/** Time that somebody has kept free. */
export function BlockBar({ part, hosts }: BlockBarProps) {
  const { host, reason } = part.block;
  return (
    <li className={cn(textClass(13), styles.stripe)} data-closed="">
      <b>{timesOf(part)}</b>
      <bdi>{labels.of(nameOf(host, hosts), reason || labels.blocked)}</bdi>
    </li>
  );
}

type SpecialBarProps = { readonly days: SpecialDays; readonly hosts: readonly Host[] };

/** A day off, or one with hours of its own. */
export function SpecialBar({ days: { host, hours, reason }, hosts }: SpecialBarProps) {
  const closed = host === null ? labels.closed : labels.of(nameOf(host, hosts), labels.dayOff);
  const open = hours && labels.hours(clock(hours.opens), clock(hours.closes));
  const title =
    open === null || host === null ? (open ?? closed) : labels.of(nameOf(host, hosts), open);
  return (
    <p className={cn(textClass(13), styles.stripe)} data-closed={hours ? undefined : ""}>
      <b>
        <bdi>{title}</bdi>
      </b>
      {reason && <bdi>{reason}</bdi>}
    </p>
  );
}

function nameOf(number: number, hosts: readonly Host[]): string {
  return hosts.find((host) => host.number === number)?.name ?? "";
}

function timesOf({ from, until }: BlockPart): string {
  const { times } = labels;
  if (from && until) return times.between(readerDate(from, "time"), readerDate(until, "time"));
  if (from) return times.from(readerDate(from, "time"));
  return until ? times.until(readerDate(until, "time")) : times.allDay;
}

/** Minutes of the wall clock of whose day it is, as the reader writes times. */
function clock(minutes: number): string {
  return readerDate(new Date(minutes * 60_000), "time", { timeZone: "UTC" });
}
