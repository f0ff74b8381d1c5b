import { useRef, useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { divided, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { IconName } from "#app/content/icon-name.ts";
import { cn } from "#app/lib/cn.ts";
import { attentionItems, type AttentionItem } from "../attention.ts";
import styles from "./attention-panel.module.css";
import { MessageDialog } from "./message-dialog.tsx";
import type { PortalProps } from "./portal-props.ts";

const icons: Readonly<Record<AttentionItem["kind"], IconName>> = {
  document: "warning",
  deal: "clock",
  agreement: "calendar",
};

/** What waits for the partner; each line is one press away from being done. */
export function AttentionPanel({ state, dispatch, tools }: PortalProps) {
  const [dealId, setDealId] = useState<string | null>(null);
  // The line of a sent message is on its way out when the dialog asks where to return to.
  const isSent = useRef(false);
  const deal = state.deals.find(({ id }) => id === dealId);
  const items = attentionItems(state);
  const manager = state.partnership.accountManager;

  function open({ id, kind }: AttentionItem) {
    if (kind === "document") {
      dispatch({ type: "showDocument", id });
      focusAfter("#hb-documents");
    } else if (kind === "deal") {
      isSent.current = false;
      setDealId(id);
    } else {
      dispatch({ type: "tab", tab: "profile" });
      focusAfter("#hb-company");
    }
  }

  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="hb-attention">
      <h3 id="hb-attention" tabIndex={-1}>
        Needs your attention
      </h3>
      {items.length === 0 ? (
        <p className={cn(typography.quiet, styles.calm)}>Nothing waits for you.</p>
      ) : (
        <ul className={cn(divided, styles.list)}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                className={stack(14)}
                type="button"
                data-attention={item.id}
                onClick={() => open(item)}
              >
                <i data-kind={item.kind} aria-hidden="true">
                  <Icon name={icons[item.kind]} />
                </i>
                <span>
                  <b className={textClass(16, 600)}>{item.title}</b>
                  <small className={textClass(13, "quiet")}>{item.detail}</small>
                </span>
                <span className={cn(row(8), textClass(14, 600), styles.action)}>
                  {item.action}
                  <Icon name="arrow" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {deal && (
        <MessageDialog
          name={manager}
          about={`Protection for ${deal.customer}`}
          text={`Please extend the protection for ${deal.customer}. We expect to close soon.`}
          onClose={() => setDealId(null)}
          onSend={() => {
            isSent.current = true;
            dispatch({ type: "askExtension", id: deal.id, now: new Date() });
            tools.announce(`Message queued for ${manager}`);
            tools.toast({ text: `Message queued for ${manager}` });
            setDealId(null);
          }}
          returnFocus={() =>
            document.querySelector<HTMLElement>(
              isSent.current ? "#hb-attention" : `[data-attention="${deal.id}"]`,
            )
          }
        />
      )}
    </section>
  );
}
