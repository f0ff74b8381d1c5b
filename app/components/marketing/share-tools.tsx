import { useState } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./share-tools.module.css";

type ShareToolsProps = {
  readonly title: string;
  /** Full address. */
  readonly url: string;
  readonly labels: {
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly address: string;
  };
  /** Called when the browser does not let us copy; the address then stands selected beside the button. */
  readonly onRefused: () => void;
};

/** Passes the page on: the device's own sharing where it has one, and a link to copy everywhere. */
export function ShareTools({ title, url, labels, onRefused }: ShareToolsProps) {
  const canShare = useHydrated() && typeof navigator.share === "function";
  const [isRefused, setRefused] = useState(false);

  function refuse() {
    setRefused(true);
    onRefused();
  }

  return (
    <div className={cn(styles.tools, cluster(8))} data-share="">
      {canShare && (
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          // A share that the reader calls off is no fault.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Icon name="share" />
          {labels.share}
        </button>
      )}
      <CopyButton
        className={buttonClass("line", "tiny")}
        text={url}
        label={labels.copy}
        doneLabel={labels.copied}
        onRefused={refuse}
      />
      {isRefused && (
        <input
          className={styles.address}
          readOnly
          value={url}
          aria-label={labels.address}
          ref={selectAll}
        />
      )}
    </div>
  );
}

function selectAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
