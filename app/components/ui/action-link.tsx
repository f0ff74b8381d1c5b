import { Link, type To } from "react-router";
import type { IconName } from "#app/content/icon-name.ts";
import { carried } from "#app/lib/carried.ts";
import { buttonClass, type ButtonLook, type ButtonSize } from "./button.ts";
import { Icon } from "./icon.tsx";
import typography from "./typography.module.css";

type ActionLinkProps = {
  readonly to: To;
  readonly label: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** What the next page should know; shows in the address only when the click comes before React. */
  readonly state?: Readonly<Record<string, string>>;
  /** Read out after the label, to tell equal labels apart. */
  readonly context?: string;
};

/** A link that looks like a button. */
export function ActionLink(props: ActionLinkProps) {
  const { to, label, look = "primary", size = "large", icon, state, context } = props;
  return (
    <Link
      to={to}
      state={state}
      data-carry={state && carried(state)}
      className={buttonClass(look, size)}
      prefetch="intent"
      viewTransition
    >
      {label}
      {context && <span className={typography.visuallyHidden}> {context}</span>}
      {icon && <Icon name={icon} />}
    </Link>
  );
}
