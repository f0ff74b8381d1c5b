import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useRef, type ReactNode } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./demo-tabs.module.css";

type DemoTab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Stands behind the label in brackets while it is more than nothing. */
  readonly count?: number;
  /** What else there is to know of the screen, in words; the eye sees a dot: `unsaved changes`. */
  readonly mark?: string;
  readonly panel: ReactNode;
};

type DemoTabsProps<Id extends string> = {
  /** The demo's title; the list is called "{title} sections". */
  readonly title: string;
  readonly tabs: readonly DemoTab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Stands before the tabs, in the same bar: the wordmark of the demo's firm. */
  readonly brand?: ReactNode;
  /** Stands behind the tabs. */
  readonly end?: ReactNode;
  /** Stands under the tabs, above every screen. */
  readonly below?: ReactNode;
  readonly className?: string;
  /** Of the line that holds brand, tabs and end. */
  readonly barClassName?: string;
  readonly listClassName?: string;
  readonly tabClassName?: string;
  readonly panelClassName?: string;
};

/** The screens of a demo. What they show lives in the demo's state, so only the chosen one is in the page. */
export function DemoTabs<Id extends string>(props: DemoTabsProps<Id>) {
  const { title, tabs, chosen, onChoose, brand, end, below } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With the frame's own layout, not before it.
    const frame = requestAnimationFrame(() => showTab(list.current, chosen));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  return (
    <Tabs.Root
      className={props.className}
      value={chosen}
      onValueChange={(value: Id) => onChoose(value)}
    >
      <div className={cn(row(24), styles.tabBar, props.barClassName)}>
        {brand}
        <Tabs.List
          className={cn(styles.tabList, props.listClassName)}
          aria-label={`${title} sections`}
          activateOnFocus
          ref={list}
        >
          {tabs.map(({ id, label, count = 0, mark }) => (
            <Tabs.Tab
              key={id}
              value={id}
              data-tab={id}
              className={cn(styles.tabButton, props.tabClassName)}
            >
              {label}
              {count > 0 && ` (${count})`}
              {mark && (
                <>
                  <i className={styles.mark} aria-hidden="true" />
                  <span className={typography.visuallyHidden}> ({mark})</span>
                </>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {end}
      </div>
      {below}
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id} className={cn(styles.panel, props.panelClassName)}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

/** On a narrow screen the list scrolls: the chosen tab is brought into it, and the list below the header. */
function showTab(list: HTMLElement | null, id: string) {
  const tab = list?.querySelector<HTMLElement>(`[data-tab="${id}"]`);
  if (!list || !tab) return;
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  const isNarrow = matchMedia("(max-width: 768px)").matches;
  if (isNarrow && list.getBoundingClientRect().bottom < 0) list.scrollIntoView();
}
