import { Menu } from "@base-ui/react/menu";
import { useState, type ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import demoParts from "./demo-parts.module.css";
import styles from "./row-menu.module.css";

type RowMenuProps = {
  readonly app: string;
  /** The button's name: `More about the post by Wen Zhao`. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly items: readonly { readonly label: string; readonly onChoose: () => void }[];
  /** Of the button. */
  readonly className?: string;
  readonly menuClassName?: string;
};

/** What else can be done with one thing of a list. A list has many of these, so the menu itself comes with the first press. */
export function RowMenu(props: RowMenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (isUsed) return <OpenedMenu {...props} />;
  return (
    <button
      className={cn(demoParts.iconButton, styles.button, props.className)}
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsUsed(true)}
    >
      {props.button}
    </button>
  );
}

function OpenedMenu(props: RowMenuProps) {
  const { app, label, button, items, className, menuClassName } = props;
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger
        className={cn(demoParts.iconButton, styles.button, className)}
        aria-label={label}
      >
        {button}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.position} sideOffset={4} align="end">
          <Menu.Popup className={cn(demoParts.theme, app, demoParts.menu, menuClassName)}>
            {items.map(({ label: name, onChoose }) => (
              <Menu.Item key={name} className={demoParts.menuItem} onClick={onChoose}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
