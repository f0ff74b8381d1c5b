-- Sample leads for `npm run dev` only. Fixed ids and dates, so that screenshots repeat.
insert into public.contact_submissions
  (id, name, email, company, project_type, budget, message, status, created_at)
values
  ('5eed0000-0000-4000-8000-000000000001', 'Amara Osei', 'amara@kentegoods.example', 'Kente Goods', 'ecommerce', '25k-50k', 'Our shop runs on a theme from 2014 and checkout fails on phones. We want products, stock and orders in one place before the spring season.', 'new', '2026-11-19 16:42:07.120934+00'),
  ('5eed0000-0000-4000-8000-000000000002', 'Jonas Lindqvist', 'jonas@nordlys-klinik.example', 'Nordlys Klinik', 'healthcare', '50k-100k', 'Three clinics, one waiting list. Patients should book, move and cancel online, and reception should see it at once.', 'new', '2026-11-19 14:05:51.004410+00'),
  ('5eed0000-0000-4000-8000-000000000003', 'Priya Raman', 'priya.raman@mail.example', '', '', '', 'I only have an idea so far: a place where neighbours lend tools. What would a first version cost?', 'new', '2026-11-19 09:18:33.771205+00'),
  ('5eed0000-0000-4000-8000-000000000004', 'Marc-Antoine Dufour', 'ma.dufour@lycee-rivage.example', 'Lycée du Rivage', 'education', '10k-25k', 'Le carnet de notes est encore un classeur partagé. Could your learning platform replace it by September?', 'responded', '2026-11-18 11:27:14.386092+00'),
  ('5eed0000-0000-4000-8000-000000000005', 'Helena Castro', 'helena@castroimoveis.example', 'Castro Imóveis', 'realestate', '25k-50k', 'Two hundred listings, photos on somebody''s laptop, and no search. Please call me after five.', 'new', '2026-11-17 20:59:02.650177+00'),
  ('5eed0000-0000-4000-8000-000000000006', 'Wei Zhang', 'wei@bamboo-makers.example', 'Bamboo Makers Guild', 'community', 'under-10k', 'Our forum has 3,000 members and the software is no longer maintained. We need events and private messages too.', 'responded', '2026-11-16 08:11:45.913358+00'),
  ('5eed0000-0000-4000-8000-000000000007', 'Oluwaseun Adebayo-Fitzgerald of the Harbour Trust', 'o.adebayo-fitzgerald@the-very-long-domain-of-the-harbour-trust.example', 'The Harbour Trust for Coastal Restoration and Maritime Heritage', 'custom', 'over-100k', 'A volunteer planner, a donor portal and a public map of works. We would like to see how you handled permissions in similar projects.', 'new', '2026-11-14 13:30:00.000000+00'),
  ('5eed0000-0000-4000-8000-000000000008', 'Sofía Ibarra', 'sofia@ibarra-legal.example', 'Ibarra & Socios', 'custom', '50k-100k', E'We are rewriting how cases move through the office.\n\n1. Intake form with documents\n2. Deadlines with reminders\n3. A client view\n\nIs a start in January realistic?', 'new', '2026-11-12 17:48:26.204519+00'),
  ('5eed0000-0000-4000-8000-000000000009', 'Tom', 'tom@t.example', '', 'ecommerce', '', 'price?', 'responded', '2026-11-10 07:02:59.480001+00'),
  ('5eed0000-0000-4000-8000-00000000000a', 'Yuki Tanaka', 'yuki@hikari-yoga.example', 'Hikari Yoga', 'community', '10k-25k', 'Class passes, a waiting list and a calendar that works with daylight saving time in two countries.', 'new', '2026-11-06 22:15:40.337700+00'),
  ('5eed0000-0000-4000-8000-00000000000b', 'Greta Baumann', 'greta@baumann-maschinenbau.example', 'Baumann Maschinenbau', 'custom', 'over-100k', repeat('Our spare-parts catalogue has grown for thirty years and nobody dares to touch it: part numbers with history, drawings on a file share, prices in three spreadsheets, and customers who order by fax. We want to keep the numbers, lose the fax, and let our dealers see stock in their own language. ', 12), 'new', '2026-10-30 10:00:12.055613+00'),
  ('5eed0000-0000-4000-8000-00000000000c', 'Nadia Haddad', 'nadia@opencourse.example', 'OpenCourse', 'education', '25k-50k', 'We teach 900 adults online and want certificates, quizzes and a way to see who is stuck.', 'responded', '2026-10-21 15:36:08.891246+00');

insert into public.consultation_applications
  (id, first_name, last_name, email, phone, company, "position", project_title, project_description, project_type,
   budget, timeline, services, current_website, goals, consultation_type, preferred_date, preferred_time, timezone,
   agree_to_terms, agree_to_marketing, zone_name, status, created_at)
values
  ('5eed0000-0000-4000-8000-000000000021', 'Lucía', 'Ferrer', 'lucia@ferrer-viajes.example', '+34 91 555 0142', 'Ferrer Viajes', 'Managing director', 'Group trips that book themselves', 'Teachers ask for a trip by e-mail, we answer with a spreadsheet, and it goes back and forth nine times. They should put a trip together themselves and see the price move.', 'custom', '25000-50000', '2-4months', array['Web Application Development', 'UI/UX Design', 'Hosting & Maintenance'], 'https://ferrer-viajes.example', 'Half the e-mails by spring, and no price quoted twice.', 'video-call', '2026-11-24', 'morning', 'CET', true, true, 'Europe/Madrid', 'new', '2026-11-19 10:04:12.482101+00'),
  ('5eed0000-0000-4000-8000-000000000022', 'Ben', 'Abara', 'ben@abaradental.example', '415-555-0177', '', '', 'A front desk that is not a telephone', 'Two receptionists spend the morning moving appointments. Patients should do that at night.', 'healthcare', '10000-25000', 'asap', '{}', '', '', 'phone-call', null, '', 'PST', true, false, 'America/Los_Angeles', 'scheduled', '2026-11-17 18:45:30.118300+00');

insert into public.support_requests (id, first_name, last_name, email, subject, message, channel, status, created_at)
values
  ('5eed0000-0000-4000-8000-000000000031', 'Dana', 'Whitlock', 'dana@harbourtrust.example', 'Export is empty', 'Since this morning the export of volunteers has a header and no rows. The list on screen is complete.', 'form', 'open', '2026-11-20 07:12:44.902155+00'),
  ('5eed0000-0000-4000-8000-000000000032', '', '', 'rk@lauritzen.example', '', 'Can two people edit one page at once?', 'chat', 'resolved', '2026-11-18 15:20:02.004010+00'),
  ('5eed0000-0000-4000-8000-000000000033', '', '', '', 'Security report', 'A reset link worked for me twice. Steps: ask for one, open it in two browsers, set a password in both.', 'security', 'open', '2026-11-20 05:58:19.661204+00');

insert into public.job_applications (id, job_slug, full_name, email, links, message, status, created_at)
values
  ('5eed0000-0000-4000-8000-000000000041', 'product-designer', 'Inês Duarte', 'ines@duarte.example', array['https://duarte.example/tables'], 'I have spent four years on one table component and would like to spend a fifth on yours.', 'reviewing', '2026-11-16 09:33:51.270044+00');

insert into public.package_orders
  (id, kind, item_id, addons, snapshot, subtotal_cents, monthly_cents, name, email, company, country, address, notes, agree_to_terms, status, created_at)
values
  ('5eed0000-0000-4000-8000-000000000051', 'package', 'professional', array['premium-support', 'rush-delivery'],
   '{"name": "Professional package", "price_cents": 599700, "is_monthly": false, "addons": [{"id": "premium-support", "name": "Premium Support", "price_cents": 50000, "is_monthly": true}, {"id": "rush-delivery", "name": "Rush Delivery", "price_cents": 150000, "is_monthly": false}]}',
   749700, 50000, 'Jonas Lindqvist', 'jonas@nordlys-klinik.example', 'Nordlys Klinik', 'Norway', E'Storgata 1\n0155 Oslo', 'Purchase order 4471, please.', true, 'invoiced', '2026-11-15 12:10:09.300500+00');

insert into public.call_bookings (id, type, name, email, phone, starts_at, ends_at, tz, created_at)
values
  ('5eed0000-0000-4000-8000-000000000061', 'call15', 'Priya Raman', 'priya.raman@mail.example', '', '2026-11-23 18:15:00+00', '2026-11-23 18:30:00+00', 'Asia/Kolkata', '2026-11-19 20:41:00.150020+00'),
  ('5eed0000-0000-4000-8000-000000000062', 'partner30', 'Tomasz Kowal', 'tomasz@kowal-studio.example', '+48 22 555 0119', '2026-11-24 17:00:00+00', '2026-11-24 17:30:00+00', 'Europe/Warsaw', '2026-11-18 08:02:37.774100+00');

insert into public.newsletter_subscribers (id, email, source, created_at)
values
  ('5eed0000-0000-4000-8000-000000000071', 'reader@kowal-studio.example', '/blog', '2026-11-18 08:10:00.000100+00'),
  ('5eed0000-0000-4000-8000-000000000072', 'maren@fjordbyg.example', '/blog', '2026-11-12 19:00:41.200000+00');

-- Nobody is written to about samples.
delete from public.outbox;
