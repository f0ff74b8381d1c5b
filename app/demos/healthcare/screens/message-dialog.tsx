import { useEffect, useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import dialogForm from "./dialog-form.module.css";
import type { HealthProps } from "./health-props.ts";
import styles from "./message-dialog.module.css";

/** Milliseconds until the demo answers. */
const answerAfter = 2000;

/** A question to the care team, and the demo's own answer. */
export function MessageDialog({ state, dispatch, tools }: HealthProps) {
  const [text, setText] = useState("");
  const topic = state.messageTopic;
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function send(event: FormEvent) {
    event.preventDefault();
    if (topic === null || text.trim() === "") return;
    dispatch({ type: "send", topic, text });
    tools.announce("Message sent");
    timers.current.push(setTimeout(() => dispatch({ type: "answer" }), answerAfter));
    setText("");
  }

  return (
    <DemoDialog
      isOpen={topic !== null}
      onClose={() => dispatch({ type: "writeAbout", topic: null })}
      app="app--healthcare"
      title="Message your care team"
      size="narrow"
      footer={
        <button
          className={buttonClass()}
          type="submit"
          form="care-message"
          disabled={text.trim() === ""}
        >
          Send
        </button>
      }
    >
      {state.messages.length > 0 && (
        <div className={styles.thread} role="log" aria-label="Messages">
          {state.messages.map(({ id, from, topic: about, text: said }) => (
            <p key={id} className={cn(styles.message, from === "patient" && styles.mine)}>
              <span className={typography.quiet}>
                {from === "patient" ? `You, about ${about}` : "Care team · Sample reply"}
              </span>
              {said}
            </p>
          ))}
        </div>
      )}
      <form id="care-message" className={dialogForm.form} onSubmit={send}>
        <Field name="topic" label="Topic" scope="care">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={topic ?? ""}
              onChange={(event) => dispatch({ type: "writeAbout", topic: event.target.value })}
            />
          )}
        </Field>
        <Field name="text" label="Message" scope="care">
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={1000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </form>
    </DemoDialog>
  );
}
