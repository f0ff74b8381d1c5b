-- The kind "portal" is called by whom it is about, as the partner's is: an application of an engineer. Its table, its
-- reference and the addresses that lead to its form keep their names.

-- Entries, transitions and sources follow by their foreign keys.
update private.record_kinds set kind = 'engineer', log_names = log_names || 'portal'::text where kind = 'portal';
update public.lead_notes set kind = 'engineer' where kind = 'portal';
update public.outbox set payload = jsonb_set(payload, '{kind}', '"engineer"') where payload ->> 'kind' = 'portal';
update public.saved_views set address = regexp_replace(address, '([?&]view=)portal(?=&|$)', '\1engineer')
  where address ~ '[?&]view=portal(&|$)';

-- Its triggers say its name.
select private.register_kind('engineer', 'portal_applications', 'EP', 'new',
  '{"new": ["in_review"], "in_review": ["invited", "rejected"]}',
  '{"name": ["full_name"], "body": ["message"], "topic": ["availability"]}',
  cleaned => array['full_name', 'profile_url', 'message+'],
  writable => array['id', 'full_name', 'profile_url', 'stack', 'availability', 'message'],
  sent_by => 'account');
