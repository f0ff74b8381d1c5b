import { useRef, useState, type FormEvent } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import { replyTemplates, replyText, templateFor, type ReplyTemplate } from "../desk.ts";
import { titleOf } from "../homes.ts";
import type { Enquiry } from "../model.ts";
import { overPage } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { useFocusReturn } from "./use-focus-return.ts";

type ReplyDialogProps = EstateProps & { readonly enquiry: Enquiry };

/** An answer that begins with a template and is edited from there. */
export function ReplyDialog({ state, dispatch, tools, enquiry }: ReplyDialogProps) {
  const home = titleOf(state.properties, enquiry.property);
  const [template, setTemplate] = useState<ReplyTemplate>(() => templateFor(enquiry));
  const [text, setText] = useState(() => replyText(template, enquiry, home));
  const [isBlank, setIsBlank] = useState(false);
  const { finish, returnFocus } = useFocusReturn("[data-enquiry] button", "#re-enquiries");
  const area = useRef<HTMLTextAreaElement>(null);
  function choose(next: ReplyTemplate) {
    setTemplate(next);
    setText(replyText(next, enquiry, home));
  }
  function send(event: FormEvent) {
    event.preventDefault();
    setIsBlank(text.trim() === "");
    if (text.trim() === "") {
      area.current?.focus();
      return;
    }
    finish();
    dispatch({ type: "replyEnquiry", id: enquiry.id, text });
    dispatch({ type: "closeDialog" });
    tools.announce(`${enquiry.from} is replied to`);
    tools.toast({ text: `Replied to ${enquiry.from}` });
  }
  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "closeDialog" })}
      app={overPage}
      kicker={home === "" ? enquiry.kind : `${enquiry.kind} · ${home}`}
      title={`Reply to ${enquiry.from}`}
      size="narrow"
      firstFocus={area}
      returnFocus={returnFocus}
      footer={
        <button className={buttonClass()} type="submit" form="re-reply">
          Mark Replied
        </button>
      }
    >
      <form id="re-reply" className={cn(stack(16), estate.form)} onSubmit={send} noValidate>
        <p className={estate.quote}>{enquiry.text}</p>
        <ChoiceGroup
          label="Begin with"
          isLabelShown
          shape="pills"
          options={replyTemplates.map((value) => ({ value, label: value }))}
          value={template}
          onChange={choose}
        />
        <Field
          name="text"
          label="Your reply"
          scope="reply"
          error={isBlank ? "Write a reply first." : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              rows={8}
              maxLength={textLimit}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className={typography.quiet}>In this demo nothing is sent to {enquiry.email}.</p>
      </form>
    </DemoDialog>
  );
}
