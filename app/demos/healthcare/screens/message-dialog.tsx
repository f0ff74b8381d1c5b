import { useEffect, useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./message-dialog.module.css";

/** Milliseconds until the demo answers. */
const answerAfter = 2000;

/** A question to the care team, and the demo's own answer. */
export function MessageDialog({ state, dispatch, tools }: HealthProps) {
  const [written, setWritten] = useState("");
  const topic = state.messageTopic;
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function send(event: FormEvent) {
    event.preventDefault();
    if (topic === null || written.trim() === "") return;
    dispatch({ type: "send", topic, text: written });
    tools.announce("Message sent");
    timers.current.push(setTimeout(() => dispatch({ type: "answer" }), answerAfter));
    setWritten("");
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
          disabled={written.trim() === ""}
        >
          Send
        </button>
      }
    >
      {state.messages.length > 0 && (
        <div className={cn(stack(10), styles.thread)} role="log" aria-label="Messages">
          {state.messages.map(({ id, from, topic: about, text: said }) => (
            <p key={id} className={cn(stack(2), styles.message, from === "patient" && styles.mine)}>
              <span className={cn(textClass(13), typography.quiet)}>
                {from === "patient" ? `You, about ${about}` : "Care team · Sample reply"}
              </span>
              {said}
            </p>
          ))}
        </div>
      )}
      <form id="care-message" className={stack(12)} onSubmit={send}>
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
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
      </form>
    </DemoDialog>
  );
}
