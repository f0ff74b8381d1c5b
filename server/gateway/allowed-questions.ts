import { contact } from "#domain/kinds/contact.ts";
import { recordKinds } from "#domain/registry.ts";

/** Rows that may be asked for along with others, and how `select` names them. */
type Related = {
  readonly table: string;
  /** Whether rows without a related one are left out: `inbox_entries!inner(…)`. */
  readonly isRequired: boolean;
  readonly columns: ReadonlySet<string>;
  /** Columns of the related row that may be asked to be empty. */
  readonly empty?: ReadonlySet<string>;
};

/** What a question about these rows may name: to select, to filter and to order. */
export type Askable = {
  readonly columns: ReadonlySet<string>;
  readonly related?: Related;
  /** Whether what is written here is nobody else's affair; all other writes have the others look again. */
  readonly isQuiet?: true;
  /** Whether pages are read by cursor, whose second half is an `or`. */
  readonly hasCursor?: true;
};

type AskableFunction = {
  /**
   * Whether it changes what others have on screen in the inbox, so that they look again. Not what is only read, one's
   * own choices and unsent words, or what is done again and again: each open inbox would ask anew all the time.
   */
  readonly tells: boolean;
  /** Of the rows it answers, when they may be chosen from. */
  readonly rows?: Askable;
  /** Whether it may be called by GET, and with which arguments: words of lower case and digits. */
  readonly byGet?: ReadonlySet<string>;
  /** Whole records for owners: its answers may be of any size. */
  readonly isExport?: true;
};

const record = "id status created_at";
const work =
  "assignee_id tags archived_at follow_up_on answered_at reference due_at source source_page " +
  "waiting_since new_letter_at snoozed_until undelivered_at follows_reply is_watched " +
  "spam_score spam_reasons quarantined_at judgement settled_at " +
  "deal_id budget amount_cents monthly_cents worth_cents domain";

const contacts: Askable = {
  columns: words(record, ...contact.columns),
  related: {
    table: "inbox_entries",
    isRequired: true,
    columns: words("id", work),
    empty: words("archived_at", "snoozed_until", "quarantined_at"),
  },
  hasCursor: true,
};

const entries: Askable = {
  columns: words(record, work, "kind name email company subject body preview topic sort_name"),
  related: { table: "contact_submissions", isRequired: false, columns: words("budget") },
  hasCursor: true,
};

/** Tables of records come from the registry; others, and their columns, are added here with their migration. */
export const tables: ReadonlyMap<string, Askable> = new Map<string, Askable>([
  ...recordKinds.map((kind): [string, Askable] => [
    kind.table,
    { columns: words(record, ...kind.columns) },
  ]),
  [contact.table, contacts],
  ["inbox_entries", entries],
  columnsOf(
    "lead_sources",
    "id kind email path entry_path call_to_action referrer_host utm_source utm_medium",
    "utm_campaign utm_term utm_content at entry_id trap seconds",
  ),
  columnsOf("lead_notes", "id kind record_id author_id body created_at mentions"),
  ["saved_views", { columns: words("id owner_id name address created_at"), isQuiet: true }],
  columnsOf("status_moves", "kind from_status to_status"),
  columnsOf("staff", "id user_id display_name role disabled_at created_at last_seen_at signature"),
  columnsOf("drafts", "entry_id author_id use content answers_id version saved_at"),
  columnsOf("reply_templates", "id kind name subject body version archived_at"),
  columnsOf(
    "message_files",
    "id message_id draft_entry draft_author name type size is_inline is_whole place",
  ),
  [
    "messages",
    {
      columns: words(
        "id entry_id direction at sent_at sort from_name from_address to_addresses cc_addresses subject trouble body",
        "sender_check folds",
      ),
      hasCursor: true,
    },
  ],
  [
    "staff_invitations",
    {
      columns: words("id email display_name role invited_by created_at expires_at accepted_at"),
      isQuiet: true,
    },
  ],
  columnsOf("people", "id created_at name company phone version"),
  columnsOf("people_addresses", "email person_id home_id joined_at"),
  columnsOf(
    "deals",
    "id created_at person_id title stage value_cents monthly_cents expected_on lost_reason owner_id",
    "stage_at version",
  ),
  columnsOf("imports", "id file_name added_by created_at waits total undone_at"),
  columnsOf("call_types", "id minutes step_minutes is_offered notice_minutes horizon_days"),
  columnsOf(
    "call_hosts",
    "id number user_id name time_zone takes_calls buffer_minutes most_per_day meets_by meeting_url",
  ),
  columnsOf("call_hours", "id host type weekday opens closes"),
  columnsOf("call_exceptions", "id host first_day last_day yearly opens closes reason"),
  columnsOf("call_blocks", "id host starts_at ends_at reason"),
  columnsOf(
    "issues",
    "id subject preheader body version state paused_why readers unsubscribed totals",
    "created_at changed_at changed_by started_at started_by resumed_at ended_at",
  ),
  columnsOf("view_counts", "day path source campaign views arrivals"),
  columnsOf("audit_log", "id at actor_id action kind record_id before after"),
  [
    "outbox",
    {
      columns: words(
        "id created_at to template payload entry_id state attempts next_at claimed_at sent_at error",
        "subject body delivery priority",
      ),
      hasCursor: true,
    },
  ],
]);

/** A function is added here with the migration that makes it. */
export const functions: ReadonlyMap<string, AskableFunction> = new Map<string, AskableFunction>([
  ["contact_reference", { tells: false }],
  ["book_call", { tells: true }],
  ["open_calls", { tells: false, byGet: words("type") }],
  ["call_progress", { tells: false }],
  ["ask_again", { tells: true }],
  ["release_call", { tells: true }],
  ["my_call", { tells: false }],
  ["confirm_call", { tells: true }],
  ["move_call", { tells: true }],
  ["cancel_call", { tells: true }],
  ["staff_open_calls", { tells: false }],
  ["call_takers", { tells: false }],
  ["staff_move_call", { tells: true }],
  ["give_call", { tells: true }],
  ["staff_cancel_call", { tells: true }],
  ["restore_call", { tells: true }],
  ["refuse_caller", { tells: true }],
  ["is_caller_refused", { tells: false }],
  ["save_availability", { tells: false }],
  ["block_time", { tells: true }],
  ["unblock_time", { tells: true }],
  ["new_feed", { tells: false }],
  ["end_feed", { tells: false }],
  ["feed_since", { tells: false }],
  ["zone_offsets", { tells: false }],
  ["place_order", { tells: true }],
  ["subscribe", { tells: true }],
  ["confirm_subscription", { tells: true }],
  ["unsubscribe", { tells: true }],
  ["contact_submission_counts", { tells: false }],
  ["search_contact_submissions", { tells: false, rows: contacts }],
  ["find_entries", { tells: false, rows: entries }],
  ["inbox_counts", { tells: false, rows: { columns: words("kind total") } }],
  ["inbox_tags", { tells: false }],
  ["lead_insights", { tells: false }],
  ["view_insights", { tells: false }],
  ["find_deals", { tells: false }],
  ["deal_totals", { tells: false }],
  ["deal_card", { tells: false }],
  ["start_deal", { tells: true }],
  ["link_deal", { tells: true }],
  ["export_deals", { tells: false, isExport: true }],
  ["person_card", { tells: false }],
  ["company_card", { tells: false }],
  ["card_timeline", { tells: false }],
  ["save_person", { tells: true }],
  ["join_address", { tells: true }],
  ["separate_address", { tells: true }],
  ["add_lead", { tells: true }],
  ["known_addresses", { tells: false }],
  ["import_leads", { tells: true }],
  ["undo_import", { tells: true }],
  ["start_bulk", { tells: false }],
  ["judge_entry", { tells: true }],
  ["run_bulk", { tells: true }],
  ["undo_bulk", { tells: true }],
  ["export_page", { tells: false, isExport: true }],
  ["staff_members", { tells: false, rows: { columns: words("email role last_seen_at") } }],
  ["staff_seen", { tells: false }],
  ["invite_staff", { tells: false }],
  ["accept_invitation", { tells: true }],
  ["retry_mail", { tells: true }],
  ["mail_counts", { tells: false }],
  ["save_draft", { tells: false }],
  ["discard_draft", { tells: false }],
  ["save_note", { tells: true }],
  ["save_signature", { tells: false }],
  ["save_template", { tells: false }],
  ["archive_template", { tells: false }],
  ["add_file", { tells: false }],
  ["put_file_part", { tells: false }],
  ["drop_file", { tells: false }],
  ["read_file_part", { tells: false }],
  ["send_reply", { tells: true }],
  ["unsend", { tells: true }],
  ["move_message", { tells: true }],
  ["record_timeline", { tells: false }],
  ["whole_message", { tells: false }],
  ["here", { tells: false }],
  ["mail_state", { tells: false }],
  ["own_address", { tells: false }],
  ["my_nudge_choices", { tells: false }],
  ["save_nudge_choices", { tells: false }],
  ["save_webhook", { tells: false }],
  ["renew_webhook", { tells: false }],
  ["switch_webhook", { tells: false }],
  ["remove_webhook", { tells: false }],
  ["list_webhooks", { tells: false }],
  ["webhook_log", { tells: false }],
  ["test_webhook", { tells: false }],
  ["resend_delivery", { tells: false }],
  ["make_token", { tells: false }],
  ["revoke_token", { tells: false }],
  ["list_tokens", { tells: false }],
  ["list_issues", { tells: false }],
  ["save_issue", { tells: false }],
  ["discard_issue", { tells: false }],
  ["try_issue", { tells: false }],
  ["reader_count", { tells: false }],
  ["start_issue", { tells: false }],
  ["pause_issue", { tells: false }],
  ["resume_issue", { tells: false }],
  ["stop_issue", { tells: false }],
  ["issue_readers", { tells: false }],
]);

function columnsOf(table: string, ...columns: readonly string[]): [string, Askable] {
  return [table, { columns: words(...columns) }];
}

/** Names with a space between them. */
export function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
