import type { RefObject } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { ShownOnce } from "#app/components/ui/shown-once.tsx";
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
  return (
    <ShownOnce
      title={words.title(email)}
      text={words.text}
      value={link}
      words={words}
      ref={ref}
      actions={
        <button className={buttonClass("line", "small")} type="button" onClick={onAnother}>
          {words.another}
        </button>
      }
    />
  );
}
