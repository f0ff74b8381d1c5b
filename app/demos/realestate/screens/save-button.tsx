import demoParts from "#app/components/demo/demo-parts.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import type { Property } from "../model.ts";
import type { EstateProps } from "./estate-props.ts";
import styles from "./home-card.module.css";

type SaveButtonProps = EstateProps & { readonly home: Property };

/** The heart on a home. */
export function SaveButton({ state, dispatch, tools, home }: SaveButtonProps) {
  const isSaved = state.saved.includes(home.id);
  function toggle() {
    dispatch({ type: "toggleSave", id: home.id });
    tools.announce(isSaved ? `${home.title} is no longer saved` : `${home.title} is saved`);
  }
  return (
    <button
      className={cn(demoParts.iconButton, styles.save)}
      type="button"
      aria-label={`Save ${home.title}`}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  );
}
