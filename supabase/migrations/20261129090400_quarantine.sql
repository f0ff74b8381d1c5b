-- Unasked-for advertising: scored with reasons as an entry is written, kept apart, never dropped. DRAFT, not run yet.

alter table public.inbox_entries
  add column spam_score real not null default 0,
  -- `offers-ranking:3`, the strongest first.
  add column spam_reasons text[] not null default '{}',
  add column quarantined_at timestamptz,
  -- What a person has said of it.
  add column judgement text check (judgement in ('spam', 'honest')),
  -- Since when the score stays: the page has said its word, or has had its minute.
  add column settled_at timestamptz,
  -- Equal for equal words, whoever sends them; empty for a few.
  add column words_digest text not null default '';
update public.inbox_entries set settled_at = created_at;
create index inbox_entries_quarantined on public.inbox_entries (quarantined_at) where quarantined_at is not null;
create index inbox_entries_unsettled on public.inbox_entries (created_at) where settled_at is null;
create index inbox_entries_words on public.inbox_entries (words_digest, created_at) where words_digest <> '';

-- Words and neighbours as eight bytes of a digest, with how many messages of each class had them.
create table private.spam_words (
  digest bytea primary key check (length(digest) = 8),
  spam integer not null default 0,
  honest integer not null default 0
);
-- What was learnt from: an entry counts once, and the other way when it is judged anew.
create table private.spam_lessons (
  entry_id uuid primary key references public.inbox_entries (id) on delete cascade,
  is_spam boolean not null
);

alter table public.lead_sources
  -- What the page saw: whether the field that people cannot see was filled in, and how long the form took.
  add column trap boolean not null default false,
  add column seconds real check (seconds between 0 and 1000000);

-- To write: private.known_sender(email, user_id) (answered before −4, signed in −2), private.learnt_points(entry),
-- private.learn(entry, is_spam), private.score_entry() before insert, private.hear_page, private.settle_entries(),
-- public.judge_entry(id, is_spam), queue_letters, begin_waiting, find_entries(quarantine), counters, insights, digest.
