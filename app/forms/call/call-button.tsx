import { textClass } from "#app/components/ui/text.ts";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { callCard, callLabels, type ButtonCallId } from "#app/content/call-card.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./call-button.module.css";
import type { CallDialog } from "./call-dialog.tsx";
import { useCallEntry } from "./use-call-entry.ts";

type CallButtonProps = { readonly type: ButtonCallId; readonly look?: "primary" | "line" };

const loadDialog = () => import("./call-dialog.tsx");

/** Opens the booking of a call over the page (decisions D1 and D2); without script it gives way to the telephone. */
export function CallButton({ type, look = "primary" }: CallButtonProps) {
  const { isOpen, open, close } = useCallEntry();
  const button = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState<{ Dialog: typeof CallDialog } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // A reload, or the browser's Forward, finds the dialog open.
    if (!isOpen) return;
    loadDialog().then(
      ({ CallDialog: Dialog }) => setParts({ Dialog }),
      () => setHasFailed(true),
    );
  }, [isOpen]);

  async function openDialog() {
    try {
      const { CallDialog: Dialog } = await loadDialog();
      setParts({ Dialog });
      setHasFailed(false);
      open();
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <button
        className={cn(buttonClass(look, "small"), styles.open)}
        type="button"
        aria-haspopup="dialog"
        ref={button}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => void openDialog()}
      >
        <Icon name="phone" />
        {callLabels[type]}
      </button>
      {hasFailed && (
        <p className={cn(textClass(15), styles.otherWay)} role="alert">
          {callCard.unloaded} <Telephone />
        </p>
      )}
      <noscript>
        <p className={cn(textClass(15), styles.otherWay)}>
          {callCard.withoutScript} <Telephone />, or write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </noscript>
      {parts && <parts.Dialog type={type} isOpen={isOpen} onClose={close} opener={button} />}
    </>
  );
}

function Telephone() {
  return (
    <>
      <a href={site.phone.href}>{site.phone.label}</a>, {site.phoneHours}
    </>
  );
}
