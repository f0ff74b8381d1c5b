import type { ReactNode, RefObject } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import notices from "./notice.module.css";
import { Notice } from "./notice.tsx";
import typography from "./typography.module.css";

type SentNoticeProps = {
  /** What the toast said, which is gone after some seconds. */
  readonly sent: ToastMessage;
  /** The reference, or what becomes of it; without one its line is left out. */
  readonly reference?: ReactNode;
  readonly next: string;
  readonly ref: RefObject<HTMLDivElement | null>;
};

/** Stands above a form that was sent and can be used again. */
export function SentNotice({ sent, reference, next, ref }: SentNoticeProps) {
  return (
    <Notice tone="success" title={sent.title} ref={ref}>
      {sent.description}
      <span className={notices.facts}>
        {reference}
        <span>
          <span>What happens next</span> {next}
        </span>
      </span>
    </Notice>
  );
}

/** What the sender can name when asking about it. */
export function SentReference({ value }: { readonly value: string }) {
  return (
    <span>
      <span>Reference</span> <b className={typography.mono}>{value}</b>
    </span>
  );
}
