import type { RefObject } from "react";
import { SentPanel } from "#app/components/marketing/sent-panel.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { application, type DoorKind } from "#app/content/sign-up.ts";
import type { SentApplication } from "./use-application.ts";

const { confirmation: words } = application;
const accountTexts = { new: words.ready, unconfirmed: words.unconfirmed, known: words.known };

type ApplicationSentProps = {
  readonly kind: DoorKind;
  readonly sent: SentApplication;
  readonly ref: RefObject<HTMLDivElement | null>;
};

/** Takes the place of the form once it is sent: the reference, the account and what happens next. */
export function ApplicationSent({ kind, sent, ref }: ApplicationSentProps) {
  const { title, read } = application[kind];
  return (
    <SentPanel
      ref={ref}
      title={words.title}
      text={accountTexts[sent.account]}
      facts={[
        { term: words.reference, value: sent.reference, isCode: true },
        { term: words.door, value: title },
        { term: words.account, value: sent.email },
        { term: words.next, value: words.nextText },
      ]}
    >
      <ActionLink to={read.to} label={read.label} icon="arrow" size="small" />
      <ActionLink to="/" label={words.home} look="line" size="small" />
    </SentPanel>
  );
}
