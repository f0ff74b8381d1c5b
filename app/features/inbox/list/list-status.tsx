import typography from "#app/components/ui/typography.module.css";
import { inbox as labels } from "#app/content/inbox.ts";
import type { InboxModel } from "../inbox-model.ts";
import { rangeText } from "./inbox-pager.tsx";

type ListStatusProps = Pick<InboxModel, "list"> & { readonly search: string };

/** Says to assistive technology which part of the list is on show. */
export function ListStatus({ list, search }: ListStatusProps) {
  return (
    <p className={typography.visuallyHidden} role="status">
      {list.range && list.isCurrent ? labels.shown(rangeText(list.range), search) : labels.loading}
    </p>
  );
}
