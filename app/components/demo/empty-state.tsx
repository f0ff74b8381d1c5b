import type { ReactNode } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  /** What happened. */
  readonly text: string;
  /** One way out. */
  readonly children?: ReactNode;
  readonly className?: string;
};

export function EmptyState({ text: words, children, className }: EmptyStateProps) {
  return (
    <div className={cn(stack(12, "start"), textClass(16, "quiet"), styles.empty, className)}>
      <p>{words}</p>
      {children}
    </div>
  );
}
