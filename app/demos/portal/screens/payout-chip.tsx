import { Popover } from "@base-ui/react/popover";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Payout } from "../model.ts";
import styles from "./payout-chip.module.css";
import statusStyles from "./status.module.css";

type PayoutChipProps = {
  readonly status: Payout["status"];
  /** The row's heading. */
  readonly describedBy: string;
  readonly explanation: string;
};

const names = { pending: "Pending", scheduled: "Scheduled" } as const;

/** A payout's status; a press says why, and when it goes on. */
export function PayoutChip({ status, describedBy, explanation }: PayoutChipProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        className={cn(textClass(13, 600), statusStyles.status, statusStyles.chip)}
        data-status={status}
        aria-describedby={describedBy}
      >
        <Icon name={status === "pending" ? "clock" : "check"} />
        {names[status]}
        <Icon name="down" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          sideOffset={6}
          align="end"
          collisionPadding={12}
        >
          <Popover.Popup
            className={cn(
              demoParts.theme,
              "app--portal",
              surface("large"),
              stack(6, "start"),
              textClass(15),
              styles.popover,
            )}
          >
            <Popover.Title>{names[status]}</Popover.Title>
            <Popover.Description>{explanation}</Popover.Description>
            <Popover.Close className={typography.link}>Got it</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
