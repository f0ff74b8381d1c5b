import { Popover } from "@base-ui/react/popover";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { Payout } from "../model.ts";

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
      <Popover.Trigger className={`hb-st hb-chip hb-st--${status}`} aria-describedby={describedBy}>
        <Icon name={status === "pending" ? "clock" : "check"} />
        {names[status]}
        <Icon name="down" className="hb-chip__d" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className="hb-pop__pos"
          sideOffset={6}
          align="end"
          collisionPadding={12}
        >
          <Popover.Popup className="app app--portal hb-pop">
            <Popover.Title className="hb-pop__h">{names[status]}</Popover.Title>
            <Popover.Description>{explanation}</Popover.Description>
            <Popover.Close className={typography.link}>Got it</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
