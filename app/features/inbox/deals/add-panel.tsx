import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import desk from "#app/components/console/console.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import forms from "#app/components/ui/form.module.css";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { recordDeal as labels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { PartFailure } from "../part-failure.tsx";
import type { Deal } from "./deal.ts";
import styles from "./deal-panel.module.css";
import { personText, stageName, worthText } from "./deal-text.ts";
import { openDealsQuery } from "./deals-queries.ts";

/** Typing that rests for this many milliseconds is searched for. */
const restOfTyping = 300;

type AddPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (deal: Deal) => void;
};

/** Finds the open deal that a record belongs to. */
export function AddPanel({ isOpen, onClose, onChoose }: AddPanelProps) {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), restOfTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    ...openDealsQuery(search),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const id = useId();
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      className={cn(desk.console, panels.card)}
      title={labels.addTitle}
      closeLabel={labels.close}
    >
      <div className={cn(stack(12), styles.question)}>
        <label className={textClass(14, 560)} htmlFor={id}>
          {labels.addSearch}
        </label>
        <input
          className={forms.input}
          id={id}
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PartFailure text={labels.partFailed} query={query} />
        <p className={typography.quiet} role="status">
          {query.isLoading && labels.loading}
          {query.data?.length === 0 && (search ? labels.addNone : labels.addNoneAtAll)}
        </p>
        <ul className={styles.choices} aria-label={labels.addTitle}>
          {query.data?.map((deal) => (
            <li key={deal.id}>
              <button className={styles.choice} type="button" onClick={() => onChoose(deal)}>
                <bdi className={textClass(15, 600)}>{deal.title}</bdi>
                <span className={textClass(13, "quiet")}>
                  <bdi>
                    {[personText(deal), stageName(deal), worthText(deal)]
                      .filter(Boolean)
                      .join(", ")}
                  </bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
