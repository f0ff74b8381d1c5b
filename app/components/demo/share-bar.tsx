import { cn } from "#app/lib/cn.ts";

type ShareBarProps = {
  /** 0 to 100. */
  readonly percent: number;
  readonly look?: "plain" | "partial" | "negative";
  readonly className?: string;
};

/** A bar for a number that stands beside it in words. */
export function ShareBar({ percent, look = "plain", className }: ShareBarProps) {
  return (
    <svg
      className={cn("sbar", `sbar--${look}`, className)}
      width="100%"
      height="10"
      aria-hidden="true"
    >
      <rect className="sbar__g" width="100%" height="10" />
      <rect className="sbar__v" width={`${percent}%`} height="10" />
    </svg>
  );
}
