import { useRef, type ReactNode } from "react";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { inbox, leadDialog as words } from "#app/content/inbox.ts";
import { budgets, optionLabel, projectTypes } from "#app/content/lead-options.ts";
import { toasts } from "#app/content/messages.ts";
import { selectTextOf } from "#app/lib/select-text.ts";
import type { Lead } from "./lead.ts";
import { LeadStatus } from "./lead-status.tsx";
import { replyAddress } from "./reply-address.ts";

type LeadDetailsProps = { readonly lead: Lead; readonly isAlready: boolean };

/** All fields of a lead. Its texts are shown as text, isolated from the page's own reading direction. */
export function LeadDetails({ lead, isAlready }: LeadDetailsProps) {
  const emailRef = useRef<HTMLAnchorElement>(null);
  const messageRef = useRef<HTMLQuoteElement>(null);

  function copyByHand(element: Element | null) {
    selectTextOf(element);
    notify(toasts.copyByHand).catch(() => undefined);
  }

  return (
    <>
      <p className="line" role="status">
        {isAlready && inbox.alreadyResponded}
      </p>
      <dl>
        <Fact name={inbox.columns.status}>
          <LeadStatus status={lead.status} />
        </Fact>
        <Fact name={words.email}>
          <span className="dlg__mail">
            <a className="link" href={replyAddress(lead.email)} ref={emailRef}>
              <bdi>{lead.email}</bdi>
            </a>
            <CopyButton
              className="x"
              text={lead.email}
              label={words.copyEmail}
              doneLabel={words.copied}
              isCompact
              onRefused={() => copyByHand(emailRef.current)}
            />
          </span>
        </Fact>
        <Fact name={inbox.columns.company}>
          {lead.company ? <bdi>{lead.company}</bdi> : <Absent text={inbox.noCompany} />}
        </Fact>
        <Fact name={inbox.columns.project}>
          {optionLabel(projectTypes, lead.projectType) ?? <Absent text={inbox.notGiven} />}
        </Fact>
        <Fact name={inbox.columns.budget}>
          {optionLabel(budgets, lead.budget) ?? <Absent text={inbox.notGiven} />}
        </Fact>
      </dl>
      <blockquote dir="auto" ref={messageRef}>
        {lead.message}
      </blockquote>
      <div className="dlg__ref">
        <CopyButton
          className="btn btn--xs btn--ghost"
          text={lead.message}
          label={words.copyMessage}
          doneLabel={words.copied}
          onRefused={() => copyByHand(messageRef.current)}
        />
        <span className="muted">
          {words.reference} <span className="mono">{lead.id}</span>
        </span>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Absent({ text }: { readonly text: string }) {
  return <span className="muted">{text}</span>;
}
