import type { ReactNode } from "react";

type EmptyStateProps = {
  /** What happened. */
  readonly text: string;
  /** One way out. */
  readonly children?: ReactNode;
};

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <p>{text}</p>
      {children}
    </div>
  );
}
