-- What does not show is not kept, so that a text is what it looks like: controls, bidirectional overrides, letters of no
-- width, blanks that pass for letters.

-- One Unicode form; blanks at both ends go. Lines and tabs stay in longer texts only. What scripts and emoji need stays
-- where they need it: joiners between their letters, variation selectors behind what they vary, the three flags that are
-- written with tags.
create or replace function private.clean_text(value text, several_lines boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := regexp_replace(
    normalize(replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), nfc),
    case when several_lines then '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]' else '[\u0001-\u001F\u007F-\u009F]' end,
    '', 'g');
  -- Letters that a joiner may stand between: of Arabic, Indic, Tibetan, Burmese, Khmer and Mongolian, and emoji.
  joined constant text := '[\u0600-\u0FFF\u1000-\u109F\u1780-\u18AF\uA8E0-\uA8FF\uFB50-\uFDFF\uFE70-\uFEFC\u2190-\u2BFF\uFE0F\U0001F000-\U0001FAFF]';
begin
  -- Most texts have nothing of all this.
  if cleaned ~ '[^\t\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF]' then
    cleaned := regexp_replace(cleaned,
      '[\u00AD\u034F\u061C\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0080-\U000E00FF\U000E01F0-\U000E0FFF]',
      '', 'g');
    cleaned := regexp_replace(cleaned, '[\u115F\u1160\u2800\u3164\uFFA0]', ' ', 'g');
    cleaned := regexp_replace(cleaned,
      '(\U0001F3F4(?:\U000E0067\U000E0062(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074|\U000E0077\U000E006C\U000E0073)\U000E007F))|[\U000E0000-\U000E007F]',
      '\1', 'g');
    cleaned := regexp_replace(cleaned,
      '(?<!' || joined || ')[\u200C\u200D]+|[\u200C\u200D]+(?!' || joined || '|[\u200C\u200D])', '', 'g');
    cleaned := regexp_replace(cleaned,
      '(?<![^\s\u0021-\u0022\u0024-\u0029\u002B-\u002F\u003A-\u05FF\uFE00-\uFE0F])[\uFE00-\uFE0F]+'
      || '|(?<![\u1820-\u18AA])[\u180B-\u180D\u180F]|(?<![\u3400-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])[\U000E0100-\U000E01EF]',
      '', 'g');
  end if;
  return regexp_replace(cleaned,
    '^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+|[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+$', '', 'g');
end
$$;

-- An address that has anything in it that does not show is refused, not mended: it might be another one than it looks.
create function private.refuse_hidden_letters() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if btrim(new.email, E' \t\n\r') ~ '[\s\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  then
    raise exception 'new row for relation "%" violates check constraint "%_email_shows"', tg_table_name, tg_table_name
      using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_hidden_letters() from public;

-- Before "clean" by their names. Not of support requests, whose form has no validation.
create trigger contact_submissions_2_address before insert on public.contact_submissions
  for each row execute function private.refuse_hidden_letters();
create trigger consultation_applications_2_address before insert on public.consultation_applications
  for each row execute function private.refuse_hidden_letters();
create trigger job_applications_2_address before insert on public.job_applications
  for each row execute function private.refuse_hidden_letters();
create trigger call_bookings_2_address before insert on public.call_bookings
  for each row execute function private.refuse_hidden_letters();
create trigger package_orders_2_address before insert on public.package_orders
  for each row execute function private.refuse_hidden_letters();
create trigger newsletter_subscribers_2_address before insert on public.newsletter_subscribers
  for each row execute function private.refuse_hidden_letters();
