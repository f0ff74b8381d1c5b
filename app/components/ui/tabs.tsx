import { useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { openTabAt } from "#app/browser/tabs.ts";
import styles from "./tabs.module.css";

type Tab = {
  /** Also the id of its panel, and so the hash of its address. */
  readonly id: string;
  readonly label: string;
};

type TabListProps = { readonly label: string; readonly tabs: readonly Tab[] };

/**
 * Tabs that work before React has started: the shell script moves them (`app/browser/tabs.ts`), hence attributes that
 * may differ from these. Without script they are links to panels that all stand in the page.
 */
export function TabList({ label, tabs }: TabListProps) {
  const location = useLocation();
  // Before the effect that scrolls to the hash, which needs the panel to be there. Keys pressed while React was starting
  // have moved on in the address, not in the router's location.
  useLayoutEffect(() => openTabAt(location.hash && window.location.hash), [location]);
  return (
    <div className={styles.list} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: name }, index) => (
        <a
          key={id}
          id={`tab-${id}`}
          href={`#${id}`}
          role="tab"
          data-shell="tab"
          aria-controls={id}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          suppressHydrationWarning
        >
          {name}
        </a>
      ))}
    </div>
  );
}

type TabPanelProps = {
  readonly id: string;
  /** Shown until another is chosen. */
  readonly isFirst: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

export function TabPanel({ id, isFirst, className, children }: TabPanelProps) {
  return (
    <div
      id={id}
      className={className}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      data-shown={isFirst ? "" : undefined}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
