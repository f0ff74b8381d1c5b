import { textClass } from "#app/components/ui/text.ts";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { useRef, useState, type RefObject } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import forms from "#app/components/ui/form.module.css";
import typography from "#app/components/ui/typography.module.css";
import { invite } from "#app/content/team.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./team.module.css";

const { ready: words } = invite;

type InvitationReadyProps = {
  readonly email: string;
  readonly link: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onAnother: () => void;
};

/** The link, shown this once. */
export function InvitationReady({ email, link, ref, onAnother }: InvitationReadyProps) {
  const [isRefused, setIsRefused] = useState(false);
  const linkRef = useRef<HTMLInputElement>(null);

  function selectLink() {
    setIsRefused(true);
    linkRef.current?.select();
  }

  return (
    <div className={cn(stack(16), surface(), styles.ready)} role="status" tabIndex={-1} ref={ref}>
      <h3 className={textClass(16, 600)}>{words.title(email)}</h3>
      <p>{words.text}</p>
      <input
        className={cn(forms.input, typography.mono)}
        aria-label={words.label}
        value={link}
        readOnly
        ref={linkRef}
        onFocus={(event) => event.target.select()}
      />
      {isRefused && <p role="alert">{words.byHand}</p>}
      <div className={cluster(10)}>
        <CopyButton
          className={buttonClass("primary", "small")}
          text={link}
          label={words.copy}
          doneLabel={words.copied}
          onRefused={selectLink}
        />
        <button className={buttonClass("line", "small")} type="button" onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </div>
  );
}
