import { useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { inbox as labels } from "#app/content/inbox.ts";
import type { InboxModel } from "../inbox-model.ts";
import { rangeText } from "./inbox-pager.tsx";

type ListStatusProps = Pick<InboxModel, "list"> & { readonly search: string };

/**
 * Says to assistive technology which part of the list is on show, once for each load: that there are more by now is told
 * where they are offered.
 */
export function ListStatus({ list, search }: ListStatusProps) {
  const [told, setTold] = useState({ loadedAt: 0, range: "" });
  if (list.range && list.isCurrent && told.loadedAt !== list.loadedAt) {
    setTold({ loadedAt: list.loadedAt, range: rangeText(list.range) });
  }
  return (
    <p className={typography.visuallyHidden} role="status">
      {list.range && list.isCurrent ? labels.shown(told.range, search) : labels.loading}
    </p>
  );
}
