import { textClass } from "#app/components/ui/text.ts";
import parts from "#app/components/ui/part.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import typography from "#app/components/ui/typography.module.css";
import { useSubmission } from "#app/forms/use-submission.ts";
import { sendErrors } from "#app/content/messages.ts";
import { letters } from "#app/content/newsletter.ts";
import { cn } from "#app/lib/cn.ts";
import type { NewsletterLetter } from "./newsletter-letter.ts";
import styles from "./newsletter.module.css";

/**
 * The page behind an e-mail's link, in the place of the box. Opening it changes nothing, because mail scanners open links
 * too: the button does.
 */
export function NewsletterPanel({ letter }: { readonly letter: NewsletterLetter }) {
  const labels = letters[letter.task];
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useSubmission({
    name: "Newsletter link",
    load: async () => ({
      check: () => ({ ok: true, request: letter }),
      submit: (await import("./newsletter-repository.ts")).follow,
    }),
    sent: (isKnown) => (isKnown ? labels.done : letters.unknown),
    failed: labels.failed,
    reasons: sendErrors,
  });
  const { phase, result, resultRef, formProps } = form;
  useEffect(() => heading.current?.focus(), []);

  if (phase === "sent") {
    const said = result === true ? labels.done : letters.unknown;
    return (
      <aside
        className={cn(parts.skyPanel, styles.newsletter, styles.panel, layout.onSky)}
        aria-labelledby="newsletter"
      >
        <div className={cn(stack(10), styles.said)} role="status" tabIndex={-1} ref={resultRef}>
          <Icon name={result === true ? "check" : "warning"} />
          <h2 className={cn(typography.heading, typography.steady, textClass(32))} id="newsletter">
            {said.title}
          </h2>
          <p>{said.description}</p>
        </div>
        <Link className={buttonClass("line")} to="/blog" preventScrollReset viewTransition>
          {result === true ? labels.after : letters.again}
        </Link>
      </aside>
    );
  }
  return (
    <aside
      className={cn(parts.skyPanel, styles.newsletter, styles.panel, layout.onSky)}
      aria-labelledby="newsletter"
    >
      <h2
        className={cn(typography.heading, typography.steady, textClass(32))}
        id="newsletter"
        tabIndex={-1}
        ref={heading}
      >
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      <form className={cn(stack(12), styles.form)} aria-labelledby="newsletter" {...formProps}>
        <SendFailed form={form} />
        <SubmitButton label={labels.send} busyLabel={labels.sending} isBusy={phase === "sending"} />
      </form>
    </aside>
  );
}
