const leadCount = 100_000;

/** In 1 message of 2,500. */
export const rareWord = "zeppelin";
/** In 1 message of 4. */
export const commonWord = "booking";

/** The entries of contact submissions that have none, in one statement, for tests and measurements without triggers. */
export const insertMissingEntries = `
  insert into public.inbox_entries (id, kind, reference, created_at, name, email, company, body, topic, status,
    answered_at, due_at, digest, search_text, budget, settled_at)
  select id, 'contact', private.reference_of('contact', id), created_at, name, email, coalesce(company, ''), message,
    coalesce(project_type, ''), status, case status when 'responded' then created_at end,
    created_at + interval '24 hours', md5(id::text),
    private.fold(concat_ws(' ', name, email, company, project_type, budget, message)), coalesce(budget, ''),
    created_at
  from public.contact_submissions
  on conflict (id) do nothing`;

/**
 * Leads of many people, newest an hour old, 97.000013 seconds apart. Triggers are left out: one transaction would hold
 * a lock for every lead.
 */
export const insertSampleLeads = [
  "set session_replication_role = replica",
  `insert into public.contact_submissions
     (name, email, company, project_type, budget, message, status, created_at)
   select
     first || ' ' || last,
     lower(first) || '.' || lower(last) || n || '@' || lower(split_part(firm, ' ', 1)) || '.example',
     case when n % 3 = 0 then null else firm end,
     (array['', 'ecommerce', 'healthcare', 'education', 'realestate', 'community', 'custom'])[1 + n % 7],
     (array['', 'under-10k', '10k-25k', '25k-50k', '50k-100k', 'over-100k'])[1 + n / 7 % 6],
     'We run a small company and would like our ' ||
       (array['${commonWord} system', 'order book', 'price list', 'member area'])[1 + n % 4] ||
       ' moved from spreadsheets into an application of our own. About ' || (n * 7919) % 900 ||
       ' people use it every day.' || case when n % 2500 = 0 then ' We also fly a ${rareWord}.' else '' end,
     case when n % 5 = 0 then 'responded' else 'new' end,
     date_trunc('second', now()) - interval '1 hour' - n * interval '97.000013 seconds'
   from generate_series(1, ${leadCount}) n,
     lateral (select
       (array['Ada', 'Grace', 'Alan', 'Katherine', 'Edsger', 'Barbara', 'Tim', 'Radia', 'Ken', 'Hedy', 'Lin'])[1 + n % 11] as first,
       (array['Lovelace', 'Hopper', 'Turing', 'Johnson', 'Dijkstra', 'Liskov', 'Lee', 'Perlman', 'Ito', 'Lamarr', 'Mann', 'Moore', 'Noether'])[1 + n / 11 % 13] as last,
       (array['Analytical Engines', 'Harbour Bakery', 'Nordlicht Dental', 'Green Fields', 'Atlas Realty', 'Kiln Studio', 'Bright School'])[1 + n / 3 % 7] as firm
     ) person`,
  insertMissingEntries,
  "set session_replication_role = default",
  "analyze public.contact_submissions",
  "analyze public.inbox_entries",
] as const;
