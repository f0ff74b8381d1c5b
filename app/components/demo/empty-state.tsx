import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type EmptyStateProps = {
  /** What happened. */
  readonly text: string;
  /** One way out. */
  readonly children?: ReactNode;
  readonly className?: string;
};

export function EmptyState({ text, children, className }: EmptyStateProps) {
  return (
    <div className={cn("empty", className)}>
      <p>{text}</p>
      {children}
    </div>
  );
}
