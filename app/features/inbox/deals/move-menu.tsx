import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import desk from "#app/components/console/console.module.css";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { moveLabels as labels, stageNames } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { stages, type Deal, type Stage } from "./deal.ts";
import styles from "./move-menu.module.css";
import { dealButton } from "./tile-focus.ts";

type MoveMenuProps = {
  readonly deal: Deal;
  readonly isOpen: boolean;
  readonly isMoving: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onMove: (stage: Stage) => void;
};

/** The stages that a deal can be moved to. A board has many of these, so the menu itself comes with its first use. */
export function MoveMenu(props: MoveMenuProps) {
  const { deal, isOpen, isMoving, onOpen } = props;
  const [isUsed, setIsUsed] = useState(false);
  if (isOpen && !isUsed) setIsUsed(true);
  const label = isMoving ? labels.moving : labels.open;
  if (!isUsed) {
    return (
      <button
        className={cn(buttonClass("line", "tiny"), styles.button)}
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        aria-describedby={`deal-${deal.stage}-${deal.id}`}
        onClick={onOpen}
      >
        {label}
      </button>
    );
  }
  return <UsedMenu {...props} label={label} />;
}

function UsedMenu(props: MoveMenuProps & { readonly label: string }) {
  const { deal, isOpen, isMoving, label } = props;
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(isWanted) => (isWanted && !isMoving ? props.onOpen() : props.onClose())}
    >
      <Menu.Trigger
        className={cn(buttonClass("line", "tiny"), styles.button)}
        aria-describedby={`deal-${deal.stage}-${deal.id}`}
        aria-disabled={isMoving || undefined}
      >
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.position} sideOffset={4} align="start">
          <Menu.Popup
            className={cn(desk.console, surface(), styles.menu)}
            aria-label={labels.menu(deal.title)}
            finalFocus={() => dealButton(deal.id)}
          >
            {stages
              .filter((stage) => stage !== deal.stage)
              .map((stage) => (
                <Menu.Item key={stage} className={styles.item} onClick={() => props.onMove(stage)}>
                  {stageNames[stage]}
                </Menu.Item>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
