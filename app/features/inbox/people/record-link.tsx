import type { ReactNode } from "react";
import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import { formatInboxAddress, openedHere, startOf } from "../inbox-address.ts";
import { remember } from "./last-opened.ts";

type RecordLinkProps = {
  readonly entry: string;
  readonly isQuarantined?: boolean;
  /** Gets the focus when one comes back. */
  readonly id: string;
  readonly children: ReactNode;
};

/** Opens a record in the list that has it; closing it leads back to the card. */
export function RecordLink({ entry, isQuarantined = false, id, children }: RecordLinkProps) {
  const list = startOf(isQuarantined ? "quarantine" : "all");
  return (
    <Link
      className={typography.link}
      id={id}
      to={{ search: formatInboxAddress({ ...list, record: entry }) }}
      state={openedHere}
      onClick={() => remember(id)}
    >
      {children}
    </Link>
  );
}
