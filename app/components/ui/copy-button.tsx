import { useEffect, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "./icon.tsx";
import typography from "./typography.module.css";

/** Specification, section 9: the confirmation stays for 2 seconds. */
const confirmationTime = 2000;

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  readonly doneLabel: string;
  readonly className?: string;
  /** Shows the icon only; the label is then read out, not seen. */
  readonly isCompact?: boolean;
  /** Called when the browser does not let us copy. */
  readonly onRefused: () => void;
};

/** Copies a text and confirms it with a check mark. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, doneLabel, isCompact = false } = props;
  const [copies, setCopies] = useState(0);
  const isDone = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmationTime);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch {
      props.onRefused();
    }
  }

  return (
    <button className={props.className} type="button" onClick={() => void copy()}>
      <Icon name={isDone ? "check" : "copy"} />
      <span className={cn(isCompact && typography.visuallyHidden)} aria-live="polite">
        {isDone ? doneLabel : label}
      </span>
    </button>
  );
}
