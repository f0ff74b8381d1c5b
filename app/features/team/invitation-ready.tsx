import { useRef, useState, type RefObject } from "react";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { invite } from "#app/content/team.ts";

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
    <div className="team__ready" role="status" tabIndex={-1} ref={ref}>
      <h3>{words.title(email)}</h3>
      <p>{words.text}</p>
      <input
        className="in mono"
        aria-label={words.label}
        value={link}
        readOnly
        ref={linkRef}
        onFocus={(event) => event.target.select()}
      />
      {isRefused && <p role="alert">{words.byHand}</p>}
      <div className="team__do">
        <CopyButton
          className="btn btn--s"
          text={link}
          label={words.copy}
          doneLabel={words.copied}
          onRefused={selectLink}
        />
        <button className="btn btn--s btn--line" type="button" onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </div>
  );
}
