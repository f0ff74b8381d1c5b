import { Menu } from "@base-ui/react/menu";
import { useState, type ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type RowMenuProps = {
  readonly app: string;
  /** The button's. */
  readonly className?: string;
  /** The button's name: `More about the post by Wen Zhao`. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly items: readonly { readonly label: string; readonly onChoose: () => void }[];
};

/** What else can be done with one thing of a list. A list has many of these, so the menu itself comes with the first press. */
export function RowMenu(props: RowMenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (isUsed) return <OpenedMenu {...props} />;
  return (
    <button
      className={cn("rmenu__b", props.className)}
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

function OpenedMenu({ app, className, label, button, items }: RowMenuProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={cn("rmenu__b", className)} aria-label={label}>
        {button}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="rmenu__pos" sideOffset={4} align="end">
          <Menu.Popup className={cn("app", app, "rmenu")}>
            {items.map(({ label: name, onChoose }) => (
              <Menu.Item key={name} className="rmenu__i" onClick={onChoose}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
