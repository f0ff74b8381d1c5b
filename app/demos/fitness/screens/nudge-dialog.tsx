import { useRef, useState, type FormEvent } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { firstName } from "#app/lib/person.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import club from "../club.module.css";
import { daysSinceVisit } from "../members.ts";
import type { Member } from "../model.ts";
import { clubClass } from "./club-class.ts";
import type { FitnessProps } from "./fitness-props.ts";

type NudgeDialogProps = FitnessProps & {
  readonly member: Member | null;
  readonly onClose: () => void;
  /** What gets the focus when the member's row has gone. */
  readonly nextFocus: (id: string) => string;
};

/** A message to somebody who stays away; written already, to be changed. */
export function NudgeDialog(props: NudgeDialogProps) {
  const { dispatch, tools, now, member, onClose, nextFocus } = props;
  const shown = useLastKnown(member);
  const [error, setError] = useState<string | undefined>();
  const text = useRef<HTMLTextAreaElement>(null);
  const next = useRef("");

  function close() {
    setError(undefined);
    onClose();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    const message = text.current?.value ?? "";
    if (!member) return;
    if (message.trim() === "") {
      setError("Write a message first.");
      text.current?.focus();
      return;
    }
    const { id, name } = member;
    next.current = nextFocus(id);
    dispatch({ type: "nudge", id, message, now });
    tools.announce(`Nudge sent to ${name}.`);
    tools.toast({
      text: `Nudge sent to ${name}.`,
      onUndo: () => {
        dispatch({ type: "undoDeed", id: `nudge-${id}` });
        tools.announce("Undone.");
      },
    });
    close();
  }

  return (
    <DemoDialog
      isOpen={member !== null}
      onClose={close}
      app={clubClass}
      title={`Nudge ${firstName(shown?.name ?? "")}`}
      kicker={shown && `${daysSinceVisit(shown, now)} days since last visit`}
      size="narrow"
      firstFocus={text}
      returnFocus={() =>
        document.querySelector<HTMLElement>(`[data-nudge="${shown?.id}"]`) ??
        document.querySelector<HTMLElement>(next.current || "#ft-call") ??
        document.querySelector<HTMLElement>("#ft-call")
      }
      footer={
        <button className={buttonClass()} type="submit" form="nudge">
          Send message
        </button>
      }
    >
      <form id="nudge" className={cn(stack(14), club.form)} onSubmit={send} noValidate>
        <Field name="message" label="Message" scope="nudge" error={error}>
          {(control) => (
            <textarea
              {...control}
              key={shown?.id}
              ref={text}
              rows={5}
              maxLength={textLimit}
              defaultValue={shown ? nudgeText(shown) : ""}
            />
          )}
        </Field>
        <p className={typography.quiet}>In this demo nothing is sent.</p>
      </form>
    </DemoDialog>
  );
}

function nudgeText({ name }: Member): string {
  return `Hi ${firstName(name)}, we have missed you at Tidal. Shall we find a class that fits your week? Reply with a day and I will keep a spot for you. Jonah`;
}
