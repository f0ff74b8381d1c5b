import { useEffect, useRef } from "react";
import { leadDialog as words } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import { canMarkResponded, type Lead } from "./lead.ts";
import { MarkButton } from "./mark-button.tsx";
import { replyAddress } from "./reply-address.ts";

type LeadActionsProps = {
  readonly lead: Lead;
  readonly isMarking: boolean;
  readonly onMark: (lead: Lead) => void;
};

/** What can be done about the open lead. The first thing that is left to do is the filled button. */
export function LeadActions({ lead, isMarking, onMark }: LeadActionsProps) {
  const isNew = canMarkResponded(lead);
  const replyRef = useRef<HTMLAnchorElement>(null);
  const wasNew = useRef(isNew);

  // The button that was pressed is gone once it has worked; the focus stays in the dialog.
  useEffect(() => {
    if (wasNew.current && !isNew && document.activeElement === document.body) {
      replyRef.current?.focus();
    }
    wasNew.current = isNew;
  }, [isNew]);

  return (
    <>
      <MarkButton lead={lead} isBusy={isMarking} className="btn btn--s" onMark={onMark} />
      <a
        className={cn("btn btn--s", isNew && "btn--line")}
        href={replyAddress(lead.email, words.replySubject(site.name))}
        ref={replyRef}
      >
        {words.reply}
      </a>
    </>
  );
}
