import { Link, type To } from "react-router";
import type { IconName } from "#app/content/icon-name.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "./icon.tsx";

type ActionLinkProps = {
  readonly to: To;
  readonly label: string;
  readonly look?: "primary" | "line" | "ghost";
  readonly size?: "large" | "small" | "tiny";
  readonly icon?: IconName;
};

/** A link that looks like a button. */
export function ActionLink({ to, label, look = "primary", size = "large", icon }: ActionLinkProps) {
  return (
    <Link
      to={to}
      className={cn(
        "btn",
        look !== "primary" && `btn--${look}`,
        size === "small" && "btn--s",
        size === "tiny" && "btn--xs",
      )}
      prefetch="intent"
      viewTransition
    >
      {label}
      {icon && <Icon name={icon} />}
    </Link>
  );
}
