import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import { replyLabels } from "#app/content/conversation.ts";
import { leadDialog as labels } from "#app/content/inbox.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
import { mailFactsQuery } from "../conversation/mail-facts.ts";
import { replyValues } from "../conversation/reply-values.ts";
import { startReply } from "../conversation/start-reply.ts";
import { templatesQuery, usable } from "../conversation/template-queries.ts";
import type { Entry } from "../entry.ts";
import type { RecordRow } from "../entry/record.ts";
import { textIn } from "../entry/record-values.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { phoneAddress } from "./phone-address.ts";
import record from "./record-panel.module.css";
import { replyWith } from "./reply-merge.ts";

type ReplyWaysProps = {
  readonly entry: Entry;
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly isWaiting: boolean;
  /** Nothing else is to be done before it. */
  readonly isFirst: boolean;
};

/** The way to an answer: below the conversation, or where this server sends no letters in one's mail program. */
export function ReplyWays({ entry, row, team, isWaiting, isFirst }: ReplyWaysProps) {
  const { data: mail } = useQuery(mailFactsQuery());
  const look = buttonClass(isFirst ? "primary" : "line", "small");
  if (entry.email === "") return <PhoneWay row={row} look={look} />;
  if (!mail) return null;
  if (mail.isOn) {
    return (
      <button
        className={look}
        type="button"
        data-reply=""
        onClick={() => startReply({ entry: entry.id, letter: null, isForAll: false })}
      >
        {replyLabels.start}
      </button>
    );
  }
  return <MailProgram entry={entry} row={row} team={team} isWaiting={isWaiting} look={look} />;
}

/** Who left no address can be called. */
function PhoneWay({ row, look }: Pick<ReplyWaysProps, "row"> & { readonly look: string }) {
  const phone = row && textIn(row, "phone");
  if (!phone) return null;
  return (
    <a className={look} data-reply="" href={phoneAddress(phone)}>
      {labels.call} <bdi>{phone}</bdi>
    </a>
  );
}

/** A letter in one's mail program, with a template's words or a subject only. */
function MailProgram({
  entry,
  row,
  team,
  isWaiting,
  look,
}: Omit<ReplyWaysProps, "isFirst"> & { readonly look: string }) {
  const { data: all = [] } = useQuery(templatesQuery());
  const [templateId, setTemplateId] = useState("");
  const [hasReplied, setHasReplied] = useState(false);
  const templates = usable(all, entry.kind);
  const template = templates.find(({ id }) => id === templateId) ?? null;
  const values = replyValues(entry, row, nameOf(team, team.myId) ?? "");
  return (
    <>
      <div className={record.reply}>
        <ToolChoice
          isLabelled
          label={recordLabels.template}
          value={templateId}
          options={[
            { value: "", label: recordLabels.noTemplate },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={setTemplateId}
        />
        <a
          className={look}
          data-reply=""
          href={replyWith(entry, template, values)}
          onClick={() => setHasReplied(true)}
        >
          {labels.reply}
        </a>
      </div>
      {hasReplied && isWaiting && (
        <p className={record.sent} role="status">
          {recordLabels.sentIt}
        </p>
      )}
    </>
  );
}
