import { useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { cleanText, textLimit } from "#app/lib/typed-text.ts";
import formStyles from "./portal-form.module.css";

type MessageDialogProps = {
  readonly name: string;
  readonly about?: string;
  /** Stands in the box to begin with. */
  readonly text?: string;
  readonly onClose: () => void;
  readonly onSend: (message: string) => void;
  readonly returnFocus?: () => HTMLElement | null;
};

/** A few words to somebody. */
export function MessageDialog(props: MessageDialogProps) {
  const { name, about, text: given = "", onClose, onSend, returnFocus } = props;
  const [words, setWords] = useState(given);
  const [error, setError] = useState<string | undefined>();
  const box = useRef<HTMLTextAreaElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const cleaned = cleanText(words);
    if (cleaned === "") {
      setError("Write a message first.");
      box.current?.focus();
      return;
    }
    onSend(cleaned);
  }

  return (
    <DemoDialog
      isOpen
      onClose={onClose}
      app="app--portal"
      title={`Message ${name}`}
      kicker={about}
      size="narrow"
      firstFocus={box}
      returnFocus={returnFocus}
      footer={
        <>
          <span className={cn(textClass(14, "quiet"), formStyles.footnote)}>
            In this demo nothing is sent.
          </span>
          <button className={buttonClass()} type="submit" form="hb-message">
            Send Message
          </button>
        </>
      }
    >
      <form id="hb-message" className={cn(stack(14), formStyles.form)} onSubmit={send} noValidate>
        <Field name="text" label="Message" scope="message" error={error}>
          {(control) => (
            <textarea
              {...control}
              ref={box}
              rows={5}
              maxLength={textLimit}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </form>
    </DemoDialog>
  );
}
