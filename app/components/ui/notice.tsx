import type { ReactNode, RefObject } from "react";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "./icon.tsx";
import notices from "./notice.module.css";

type NoticeProps = {
  readonly tone: "success" | "error";
  readonly title: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** What can be done about it, beneath the words. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** What became of a form, beside it: takes the focus, and says more than the toast can. */
export function Notice({ tone, title, ref, action, children }: NoticeProps) {
  const isError = tone === "error";
  return (
    <div
      className={cn(notices.notice, !isError && notices.success)}
      role={isError ? "alert" : "status"}
      tabIndex={-1}
      ref={ref}
    >
      <Icon name={isError ? "warning" : "check"} />
      <span>
        <b>{title}</b>
        {children && (
          <>
            <br />
            {children}
          </>
        )}
        {action && <span className={notices.action}>{action}</span>}
      </span>
    </div>
  );
}
