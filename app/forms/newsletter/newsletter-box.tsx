import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import parts from "#app/components/ui/part.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { useRef } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Field } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import typography from "#app/components/ui/typography.module.css";
import { useSubmission } from "#app/forms/use-submission.ts";
import { sendErrors } from "#app/content/messages.ts";
import { newsletter, newsletterToasts } from "#app/content/newsletter.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import type { NewsletterReceipt } from "./newsletter-repository.ts";
import styles from "./newsletter.module.css";

async function loadSending() {
  const [schema, repository] = await Promise.all([
    import("./newsletter-schema.ts"),
    import("./newsletter-repository.ts"),
  ]);
  return { check: schema.checkNewsletter, submit: repository.subscribe };
}

function sentToast({ isAsked }: NewsletterReceipt) {
  return isAsked ? newsletterToasts.sent : newsletterToasts.sentWithoutMail;
}

/** The newsletter box of the blog (decision D8). */
export function NewsletterBox() {
  const input = useRef<HTMLInputElement>(null);
  const form = useSubmission({
    name: "Newsletter",
    draft: "draft-newsletter",
    load: loadSending,
    sent: sentToast,
    failed: newsletterToasts.failed,
    reasons: sendErrors,
    // With a single field the field itself is the summary.
    onRefused: () => input.current?.focus(),
  });

  const { phase, errors, result, resultRef, formProps } = form;

  return (
    <aside
      className={cn(parts.skyPanel, forms.skyFields, styles.newsletter, layout.onSky)}
      aria-labelledby="newsletter"
    >
      <h2 className={cn(typography.heading, typography.steady, textClass(32))} id="newsletter">
        {newsletter.heading}
      </h2>
      <p>{newsletter.text}</p>
      <form className={cn(stack(12), styles.form)} aria-labelledby="newsletter" {...formProps}>
        {phase === "sent" && result && (
          <Notice tone="success" title={sentToast(result).title} ref={resultRef}>
            {sentToast(result).description}
          </Notice>
        )}
        <SendFailed form={form} />
        <Field name="email" label={newsletter.label} error={errors.email}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="email"
              autoComplete="email"
              placeholder={newsletter.placeholder}
              required
            />
          )}
        </Field>
        <SubmitButton
          label={newsletter.send}
          busyLabel={newsletter.sending}
          isBusy={phase === "sending"}
        />
        <noscript>
          <p>
            Subscribing needs JavaScript. Write to{" "}
            <a className={typography.link} href={`mailto:${site.email}`}>
              {site.email}
            </a>{" "}
            instead.
          </p>
        </noscript>
      </form>
      <small>{newsletter.note}</small>
    </aside>
  );
}
