import { Suspense, use, type RefObject } from "react";
import { SentNotice, SentReference } from "#app/components/ui/sent-notice.tsx";
import { contact } from "#app/content/contact.ts";
import { toasts } from "#app/content/messages.ts";
import type { SentContact } from "./contact-repository.ts";

type ContactSentProps = {
  readonly sent: SentContact;
  readonly ref: RefObject<HTMLDivElement | null>;
};

/**
 * The specified words, what happens next, and the reference as soon as there is one. Its line stands from the start, so
 * that nothing beneath moves from under a finger when it comes.
 */
export function ContactSent({ sent, ref }: ContactSentProps) {
  return (
    <SentNotice
      sent={toasts.contactSent}
      reference={
        <Suspense fallback={<SentReference value="…" />}>
          <Reference of={sent.reference} />
        </Suspense>
      }
      next={contact.next}
      ref={ref}
    />
  );
}

function Reference({ of }: { readonly of: Promise<string | null> }) {
  const reference = use(of);
  return reference && <SentReference value={reference} />;
}
