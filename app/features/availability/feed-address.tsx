import { useEffect, useRef, useState } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { feedPart as labels } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./side-parts.module.css";

/** The address, shown this once, and what to do with it. */
export function FeedAddress({ address }: { readonly address: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => ref.current?.focus(), []);

  function selectAddress() {
    setIsRefused(true);
    inputRef.current?.select();
  }

  return (
    <div className={stack(10)} role="status" tabIndex={-1} ref={ref}>
      <p className={textClass(14)}>{labels.once}</p>
      <input
        className={cn(forms.input, typography.mono, styles.address)}
        aria-label={labels.label}
        value={address}
        readOnly
        ref={inputRef}
        onFocus={(event) => event.target.select()}
      />
      {isRefused && <p role="alert">{labels.byHand}</p>}
      <CopyButton
        className={buttonClass("primary", "small")}
        text={address}
        label={labels.copy}
        doneLabel={labels.copied}
        onRefused={selectAddress}
      />
      <ul className={cn(textClass(14), styles.ways)}>
        {labels.ways.map(([program, way]) => (
          <li key={program}>
            <b className={textClass(14, 600)}>{program}:</b> {way}
          </li>
        ))}
      </ul>
    </div>
  );
}
