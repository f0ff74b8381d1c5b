import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { divided, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import {
  availabilityFailures,
  availabilityToasts as toasts,
  blockPart as labels,
} from "#app/content/availability.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { availabilityKey } from "./availability-queries.ts";
import { unblockTime, type Block } from "./block-repository.ts";
import styles from "./side-parts.module.css";

/** `Tue, Nov 24, 9:15 AM`, by the clocks of a zone. */
export function momentLabel(moment: string, zone: string): string {
  const [day, time] = (["weekday", "time"] as const).map((style) =>
    readerDate(new Date(moment), style, { timeZone: zone }),
  );
  return `${day}, ${time}`;
}

/** The day once, where both ends are on it. */
function spanLabel(startsAt: string, endsAt: string, zone: string): string {
  const end = momentLabel(endsAt, zone);
  const [day] = momentLabel(startsAt, zone).split(/, (?=[^,]*$)/);
  const isSameDay = day !== undefined && end.startsWith(`${day}, `);
  return `${momentLabel(startsAt, zone)} – ${isSameDay ? end.slice(day.length + 2) : end}`;
}

type BlockListProps = { readonly blocks: readonly Block[]; readonly zone: string };

/** What is blocked and not over yet. */
export function BlockList({ blocks, zone }: BlockListProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: unblockTime,
    onSuccess: () => {
      titleRef.current?.focus();
      void notify(toasts.unblocked);
    },
    onError: (error) =>
      void notify({
        title: availabilityFailures.title,
        description: reasonFor(error, availabilityFailures),
        tone: "error",
      }),
    onSettled: () => renew(queryClient, availabilityKey),
  });

  return (
    <div className={stack(4)}>
      <h3 className={textClass(14, 600)} tabIndex={-1} ref={titleRef}>
        {labels.list}
      </h3>
      <ul className={divided}>
        {blocks.map(({ id, startsAt, endsAt, reason }) => (
          <li key={id} className={cn(row(8, "top"), styles.item)}>
            <div className={styles.words}>
              <p className={textClass(14, 560)}>{spanLabel(startsAt, endsAt, zone)}</p>
              {reason && <p className={textClass(13, "quiet")}>{reason}</p>}
            </div>
            <button
              className={buttonClass("ghost", "tiny")}
              type="button"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate(id)}
            >
              {labels.remove}
              <span className={typography.visuallyHidden}> {momentLabel(startsAt, zone)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
