-- What a sent form has in itself of unasked-for advertising. Nothing is stored; only phrases are read. All that runs as
-- a record is written is PL/pgSQL, which keeps its plans: a function of SQL is planned anew at every call.

-- One spelling for all that look alike: folded, without characters of no width, digits as 0, currencies as $, and in a
-- word of mixed scripts the letters of the fewer as those of the more. Words are parted by _, which also begins and
-- ends all.
create function private.plain_words(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := left(coalesce(value, ''), 12000);
begin
  if octet_length(plain) = length(plain) then
    plain := lower(plain);
  else
    -- A single character can stand for eighteen.
    plain := normalize(private.fold(left(normalize(plain, nfkc), 12000)), nfc);
    -- Databases differ in which letters lower() knows.
    plain := translate(plain, 'ŁØĐАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
      'lodабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџѕαβγδεζηθικλμνξοπρστυφχψω');
    plain := regexp_replace(plain,
      '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+', '', 'g');
    if plain ~ '[a-z][\u0370-\u03ff\u0400-\u04ff]|[\u0370-\u03ff\u0400-\u04ff][a-z]' then
      select string_agg(case
          when word !~ '[\u0370-\u04ff]' or word !~ '[a-z]' then word
          when (length(word) - length(translate(word, 'abcdefghijklmnopqrstuvwxyz', ''))) * 2 >= length(word)
            then translate(word, 'авеикмнорстухіјѕԁαβεικνορτυχ', 'abeukmhopctyxijsdabeikvoptux')
          else translate(word, 'aekmhopctyxi', 'аекмнорстухі')
        end, ' ' order by place)
      into plain
      from string_to_table(plain, ' ') with ordinality words(word, place);
    end if;
    plain := regexp_replace(plain, '[\u20a0-\u20bf\u00a3\u00a5]', '$', 'g');
  end if;
  plain := regexp_replace(plain, '[0-9]+([.,''\u00a0 ][0-9]+)*', '0', 'g');
  return '_' || btrim(regexp_replace(plain,
    '[\u0001-\u0023\u0025-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf'
      || '\u2010-\u206f\u2190-\u2bff\u3000-\u303f\uff00-\uff0f]+',
    '_', 'g'), '_') || '_';
end
$$;

-- Without what others said: quotations, quoted lines and what stands below the head of a forwarded letter.
create function private.own_words(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  own text := left(coalesce(value, ''), 12000);
begin
  if position(E'\n' in own) > 0 or position('---' in own) > 0 then
    own := regexp_replace(own,
      '(-{3,} *(forwarded|original|urspr|weitergel|message|messaggio|mensaje|mensagem)|'
        || '\n *(from|von|de|da|van|od|kimden|[Оо]т|من|差出人|发件人)[ \u00a0]*[:：]).*$', '', 'i');
  end if;
  if position('>' in own) > 0 then
    own := regexp_replace(own, '(^|\n) *>[^\n]*', ' ', 'g');
  end if;
  if position('"' in own) > 0 or octet_length(own) > length(own) then
    own := regexp_replace(own, '["“”„«»「『][^"“”„«»「」『』]+["“”»«」』]', ' ', 'g');
  end if;
  return own;
end
$$;

-- Hosts that a text links or names, each as often as it stands there; not those of mail addresses.
create function private.named_hosts(value text) returns setof text
language plpgsql immutable set search_path = '' as $$
begin
  if value ~ '[A-Za-z0-9-]\.[A-Za-z]{2}' then
    return query select regexp_replace(lower(host[1]), '^www\.', '')
      from regexp_matches(left(value, 12000),
        '(?:^|[^A-Za-z0-9@._-])((?:[A-Za-z0-9-]+\.)+(?:[a-z]{2,24}|[A-Z]{2,24}))(?![A-Za-z0-9@(_-])', 'g') host;
  end if;
end
$$;

-- Suffixes sold for next to nothing, where most of what is registered is never renewed.
create function private.is_cheap_suffix(host text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return split_part(host, '.', -1) = any ('{top,xyz,site,online,club,store,live,click,icu,buzz,loan,fun,shop,website,
    cfd,win,bet,space,pw,cyou,sbs,rest,monster,quest,bond,lol,bid,men,date,review,stream,download,racing,party,science,
    trade,cricket,accountant,faith,gdn,link,press,host,vip,today,world,life,ink,skin,hair,beauty,makeup,autos,boats,
    yachts,homes,motorcycles,casino,poker,tk,ml,ga,cf,gq,su,cam,ooo,wang,ren,surf,uno,zip,mov,mom,christmas}'::text[]);
end
$$;

create function private.is_short_link(host text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return host = any ('{bit.ly,tinyurl.com,t.ly,cutt.ly,goo.gl,ow.ly,is.gd,v.gd,rb.gy,shorturl.at,rebrand.ly,s.id,t.co,
    buff.ly,bl.ink,tiny.cc,soo.gd,clck.ru,vk.cc,goo.su,u.to,2no.co,adf.ly,shorte.st,n9.cl,surl.li,tny.im,t2m.io,dwz.cn,
    url.cn,suo.im,0rz.tw,bitly.ws,shrtco.de,urlz.fr,kisa.link,x.gd,qr.ae,lnk.to,shor.tt,ulvis.net,tr.ee,dub.sh,
    short.gy,bit.do,tinu.be,ttm.sh,chilp.it,reurl.cc,tiny.one,lihi.cc,gg.gg,me2.do,han.gl}'::text[]);
end
$$;

-- Mailboxes that everybody can open and that nobody keeps.
create function private.is_disposable_mail(host text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return host = any ('{mailinator.com,yopmail.com,yopmail.fr,yopmail.net,guerrillamail.com,guerrillamail.net,
    guerrillamail.org,guerrillamail.biz,guerrillamail.de,guerrillamailblock.com,sharklasers.com,grr.la,10minutemail.com,
    10minutemail.net,tempmail.com,temp-mail.org,temp-mail.io,tempmail.net,tempmail.dev,tempmailo.com,tempr.email,
    trashmail.com,trashmail.de,trash-mail.com,wegwerfmail.de,getnada.com,nada.email,dispostable.com,maildrop.cc,
    throwawaymail.com,fakeinbox.com,mintemail.com,mohmal.com,moakt.com,emailondeck.com,discard.email,spamgourmet.com,
    mailnesia.com,mytemp.email,burnermail.io,inboxkitten.com,mailcatch.com,tempail.com,1secmail.com,1secmail.org,
    1secmail.net,einrot.com,jetable.org,minuteinbox.com,emailfake.com,mail-temp.com,tmpmail.org,dropmail.me,
    spambox.us,mailsac.com,tempinbox.com,mailnull.com,anonbox.net,byom.de,spam4.me,harakirimail.com}'::text[]);
end
$$;
-- An account or a number in a messenger, not the mere name of one.
create function private.names_messenger(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return lower(left(coalesce(value, ''), 12000)) ~ ('(^|[^a-z0-9.])(t\.me|wa\.me|telegram\.me|chat\.whatsapp\.com)/'
    || '|(telegr?am|whats ?app|viber|skype|wechat|微信|[Тт]елеграм|[Вв][ао]тсап|テレグラム|تيليجرام|تلغرام|واتساب)'
    || '[^@+0-9]{0,30}(@[a-z0-9_]{4}|\+?[0-9][0-9 ()-]{7})|(app|sms|wx|vx|qq)[^@+0-9]{0,8}\+[0-9][0-9 ()-]{7}');
end
$$;
-- Links in markup: 4 for that of forums and for hosts on a cheap suffix; 3 for a page's that leads elsewhere than to
-- the sender's own site, which people who report a fault may quote; null for all other tags.
create function private.link_markup_points(value text, own_host text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if position('<' in value) = 0 and position('[' in value) = 0 then
    return null;
  end if;
  return (
    select max(case when link[2] is null or private.is_cheap_suffix(link[2]) then 4 else 3 end)
    from regexp_matches(lower(left(value, 12000)),
      '(\[(?:url|link)(?:=|\] *(?:https?:|www)))|<a\s[^<>]*href *= *["'']?(?:https?:)?//([a-z0-9.-]+)', 'g') link
    where link[2] is null or private.is_cheap_suffix(link[2])
      or regexp_replace(link[2], '^www\.', '') not in (own_host, 'perilune.example'));
end
$$;

-- What a letter to a stranger says of itself (`part`), and what it offers (`topic`): one of the two. Letters are as in
-- plain words.
create table private.spam_phrases (
  part text,
  topic text,
  weight integer not null,
  phrase text not null,
  -- What a text must have for the phrase to be looked for: its first word with the beginning of the second, its first word,
  -- three letters with which a word begins, or a letter. Few have nothing of the kind and are always looked for.
  key text collate "C" not null generated always as (case
    when phrase ~ '^_[^_]+_[^_]{2}' then substring(phrase from '^_[^_]+_[^_]{2}')
    when phrase ~ '^_[^_]+_' then '_' || split_part(phrase, '_', 2) || '_'
    when phrase ~ '^_..' and length(phrase) >= 4 then left(phrase, 4)
    when phrase !~ '^_' and ascii(phrase) > 127 then left(phrase, 1)
    else '' end) stored,
  check (num_nonnulls(part, topic) = 1)
);
create index spam_phrases_key on private.spam_phrases (key);
alter table private.spam_phrases enable row level security;
revoke all on private.spam_phrases from public, anon, authenticated, service_role;

insert into private.spam_phrases (part, weight, phrase)
  select known.part, known.weight, phrase
  from (values
    ('seen', 1, '{_your_website,_your_site,_perilune_example,_your_homepage,_your_company,_your_agency,
      _your_instagram,_your_business,_your_brand,_your_domain,_your_journal,_your_posts,_your_open_role,
      _your_role,_our_website_and,_website_of_yours,_perilune_team,_esteemed_website,_ihre_seite,
      _ihre_webseite,_ihre_website,_ihr_journal,_ihr_unternehmen,_ihre_agentur,_ihren_auftritt,
      _votre_site,_votre_agence,_votre_journal,_votre_entreprise,_vos_publications,_su_sitio,_su_pagina,
      _su_web,_su_empresa,_su_agencia,_sus_redes,_sus_publicaciones,_vuestro_sitio,_vostro_sito,
      _vostra_agenzia,_vostra_azienda,_suo_sito,_seu_site,_sua_agencia,_sua_empresa,_seu_blog,
      _vosso_site,_jullie_site,_jullie_website,_jullie_verhaal,_jullie_bureau,_jullie_journal,
      _uw_website,_uw_site,_uw_bedrijf,_uw_bureau,_panstwa_stron,_panstwa_witryn,_panstwa_firm,
      _panstwa_agencj,_wasza_stron,_waszej_stron,_web_siteniz,_sitenizi,_siteniz,_ajansiniz,_sirketiniz,
      _ваш_саит,_вашем_саите,_вашего_саита,_вашеи_студи,_ваше_агентство,_вашу_вакансию,_вашеи_компани,
      _вашу_страниц}'::text[]),
    ('seen', 1, '{موقعكم,شركتكم,وكالتكم,منافسيكم,貴社,御社のサイト,御社の,貴サイト,贵公司,贵网站,贵司,您的网站,你们的网站,您的公司}'::text[]),
    ('sells', 1, '{_we_help,_we_work_with,_our_team,_we_are_a_team,_we_offer,_we_sell,_we_provide,_we_build,
      _we_print,_we_buy,_we_run,_we_hold,_we_have_a_verified,_we_have_helped,_i_help,
      _i_run_a_small_team,_our_clients,_most_of_our_clients,_most_clients,_our_studio,_we_represent,
      _our_experts,_we_make,_we_can_add,_we_can_teach,_we_can_redesign,_my_clients,_one_of_my_clients,
      _wir_gestalten,_wir_helfen,_wir_bieten,_wir_stellen,_wir_liefern,_wir_erstellen,_wir_vermitteln,
      _unsere_kunden,_unser_team,_wir_entwickeln,_fur_kunden,_eines_kunden,_nous_aidons,_nous_proposons,
      _nous_installons,_nous_creons,_nous_mettons,_notre_equipe,_nos_clients,_pour_nos_clients,
      _d_un_client,_ayudamos,_ofrecemos,_nuestro_equipo,_nuestros_clientes,_hacemos_crecer,_creamos,
      _disenamos,_un_cliente,_vendemos,_trabajamos_con,_aiutiamo,_offriamo,_realizziamo,_nostro_team,
      _nostri_clienti,_ci_occupiamo,_proponiamo,_ajudamos,_oferecemos,_nossa_equipe,_nossos_clientes,
      _criamos,_fazemos,_represento,_apresentamos,_wij_helpen,_wij_maken,_wij_bieden,_ons_team,
      _onze_klanten,_voor_onze_klanten,_voor_een_aantal_klanten,_wij_leveren,_we_helpen,_we_maken,
      _pomagamy,_zajmujemy_sie,_oferujemy,_tworzymy,_nasz_zespol,_naszych_klientow,_nasi_klienci,
      _naszym_klientom,_yardimci_oluyoruz,_sunuyoruz,_hizmet_veriyoruz,_ekibimiz,_ekibiyiz,_yapiyoruz,
      _musterilerimiz,_мы_помогаем,_мы_занимаемся,_мы_делаем,_предлагаем,_предлагаю,_наша_команда,
      _нашеи_команд,_наши_клиенты,_наших_клиентов,_помогаем,_делаем,_we_design,_we_redesign,_i_redesign,
      _i_own,_i_am_an_ethical,_i_am_a_freelance,_i_represent,_i_am_the_attorney,_i_find,_our_people,
      _our_company,_our_assistants,_staffing_house,_i_would_rather_introduce,_you_may_buy,_we_are_a,
      _i_am_a,_i_work_with,_i_write_for,_we_have_been,_we_do_this,_we_already_do,_we_specialise,
      _we_specialize,_we_would_love_to,_we_supply,_we_manage,_we_handle,_we_take_care,_we_connect,
      _we_deliver,_we_place,_we_produce,_we_create,_we_translate,_we_collect,_we_find,_our_agency,
      _our_firm,_our_network,_our_platform,_our_software,_our_service,_our_tool,_our_product,
      _our_solution,_on_behalf_of,_wir_sind_ein,_wir_arbeiten,_wir_produzieren,_wir_ubernehmen,
      _wir_bringen,_wir_sorgen,_wir_verkaufen,_wir_konnen_ihnen,_ich_bin_freie,_ich_helfe,_ich_biete,
      _unsere_agentur,_unsere_losung,_im_auftrag,_nous_sommes_une,_nous_travaillons,_nous_realisons,
      _nous_fournissons,_nous_developpons,_nous_vendons,_nous_pouvons,_je_suis_redact,_je_represente,
      _notre_agence,_notre_solution,_notre_service,_somos_una,_somos_un,_trabajamos,_realizamos,
      _desarrollamos,_podemos_ayudar,_me_dedico,_soy_redact,_nuestra_agencia,_nuestra_empresa,
      _nuestro_servicio,_siamo_una,_siamo_un,_lavoriamo,_forniamo,_sviluppiamo,_possiamo,_gestiamo,
      _sono_un,_rappresento,_nostra_agenzia,_nostro_servizio,_somos_uma,_somos_um,_trabalhamos,
      _desenvolvemos,_produzimos,_cuidamos,_sou_redat,_nossa_agencia,_nossa_empresa,_wij_zijn_een,
      _wij_werken,_wij_verzorgen,_wij_produceren,_wij_ontwikkelen,_wij_brengen,_wij_verkopen,_we_bieden,
      _we_werken,_ik_ben,_onze_dienst,_namens,_jestesmy,_pracujemy,_realizujemy,_przygotowujemy,
      _prowadzimy,_sprzedajemy,_w_imieniu,_nasza_firma,_nasza_agencja,_nasi_programisci,_firmayiz,
      _calisiyoruz,_sagliyoruz,_uretiyoruz,_gelistiriyoruz,_satiyoruz,_adina,_firmamiz,_ajansimiz,
      _мы_команда,_мы_работаем,_мы_создаем,_мы_снимаем,_мы_предоставляем,_мы_продаем,_я_представляю,
      _от_имени,_наша_компания,_наше_агентство,_создаем,_разрабатываем,_снимаем,_занимаемся,_берем,
      _we_could,_we_turn,_we_write,_we_film,_we_draw,_we_take_over,_we_answer,_we_look_after,_we_keep,
      _we_bring,_we_pay,_we_import,_we_manufacture,_we_repair,_i_could,_i_sell,_i_offer,_i_build,
      _i_make,_i_draw,_i_film,_i_can_help,_i_wrote,_i_have_a_client,_we_have_clients,_people_like_you,
      _agencies_like_yours,_studios_like_yours,_firms_like_yours,_companies_like_yours,
      _agencies_such_as_yours,_agenturen_wie,_agences_comme,_agencias_como,_agenzie_come,
      _agencias_como_a,_bureaus_als,_agencje_jak,_sizin_gibi,_таким_агентствам,_таких_студии}'::text[]),
    ('sells', 1, '{نساعد,نقدم,فريقنا,لدينا_فريق,عملائنا,نحن_شركة,弊社は,弊社では,専門とし,在籍,ご提供,お手伝い,お客様の多く,我们团队,我们专门,
      我们帮助,我们提供,我们是一家,我们公司,专业从事,نحن_فريق,نعمل,نصمم,نطور,نوفر,نبيع,شركتنا,نيابة,弊社,私ども,当社,手がけて,承って,我们是,
      我们可以,我们做,我公司,本公司,我司,代表}'::text[]),
    ('price', 1, '{$_0,0_$,0$,0_usd,0_dol,0_eur,0_dollar,0_zl,0_tl,0_lir,0_руб,0_долл,0_dolar,0_percent,0元,
      0万円,0円,元起,美元,دولار,per_hour,per_month,a_month,im_monat,par_mois,al_mes,al_mese,por_mes,per_maand,
      miesieczn,aylik,в_месяц,每月,月額,modest,affordable,symbolic,cents_per,monthly_fee,festpreis,
      prezzo_fisso,precio_fijo,canone,abonnement_vanaf,0k,за_результат,按效果,خصم,بسعر,ريال,بالمئة,بالساعة,
      円から,割引,低価格,格安,折,只要,起价,优惠,便宜,费用}'::text[]),
    ('free', 1, '{_free_of_charge,_for_free,_free_trial,_free_sample,_free_report,_free_audit,_at_no_cost,
      _no_cost,_costs_nothing,_cost_nothing,_no_obligation,_no_charge,_would_be_free,_first_week_free,
      _free_analysis,_gratis,_kostenlos,_kostenfrei,_unverbindlich,_gratuit,_offert,_sans_engagement,
      _sin_compromiso,_gratuito,_gratuita,_gratuitamente,_senza_impegno,_sem_compromisso,_sem_custo,
      _vrijblijvend,_bezplatn,_za_darmo,_niezobowiaz,_ucretsiz,_bedava,_бесплатно,_бесплатныи,
      _бесплатную,_без_обязательств,_pilot,_no_risk,_without_obligation,_trial,_on_the_house,
      _for_nothing,_test_phase,_probe,_testphase,_geschenkt,_umsonst,_a_l_essai,_essai_gratuit,
      _sans_frais,_de_prueba,_sin_coste,_sin_costo,_di_prova,_omaggio,_senza_costi,_de_teste,_de_graca,
      _proefperiode,_op_proef,_kosteloos,_na_probe,_probny,_darmow,_deneme,_bedelsiz,_пробн,_в_подарок,
      _даром}'::text[]),
    ('free', 1, '{مجاني,مجاناً,مجانية,無料,お試し,免费,试用,先试}'::text[]),
    ('ask', 2, '{_can_i_send,_can_we_send,_can_we_mail,_may_i_send,_shall_i_send,_shall_we_send,
      _i_can_send,_i_will_send,_could_i_send,_happy_to_show,_glad_to_explain,_can_i_tell_you,
      _can_i_show,_may_i_show,_worth_a_chat,_should_i_stop,_should_i_ask_again,_would_that_be_of_help,
      _which_amount,_what_amount,_reply_with,_who_decides,_who_looks_after,
      _who_is_responsible_for_marketing,_tell_me_which_role,_would_you_like_to_look,
      _would_you_like_to_see,_let_us_know_who_we_should,_send_price,_please_send_price,_leave_me_out,
      _leave_no_more,_kindly_say_yes,_waiting_your_kindly,_darf_ich_ihnen,_soll_ich_ihnen,
      _schicke_ich_ihnen,_sende_ich_ihnen,_passt_ihnen,_welche_summe,_an_wen_darf,_an_wen_kann,
      _hatten_sie_interesse,_rufe_sie_gerne,_souhaitez_vous,_seriez_vous_interess,_je_vous_envoie,
      _je_peux_vous,_puedo_enviar,_le_puedo_enviar,_puedo_mandar,_les_cuento,_le_cuento,_le_envio,
      _les_envio,_les_interesa,_le_interesa,_les_interesaria,_le_interesaria,_a_quien_se_lo,
      _posso_mandar,_posso_inviar,_posso_mostrar,_le_mando,_vi_mando,_vi_preparo,_le_interessa,
      _vi_interessa,_vi_interesserebbe,_sareste_interessati,_posso_enviar,_posso_apresentar,
      _tem_interesse,_teriam_interesse,_quantas_reunioes,_hebben_jullie_interesse,_heeft_u_interesse,
      _wat_kost_een,_wat_rekenen,_moge_przeslac,_moge_wyslac,_chetnie_przygotuje,_chetnie_przesle,
      _czy_sa_panstwo_zainteresowani,_zadzwonic_w_tym,_gonderebilir_miyim,_gondereyim,_gostereyim,
      _ilgilenir_misiniz,_могу_прислать,_могу_бесплатно,_могу_отправить,_пришлю,_кому_его_отправить,
      _кому_отправить,_интересно_ли_вам,_подскажите_какая_сумма,_пиши_в_ответ,_договоримся,
      _could_i_get_ten,_would_you_mind_if,_would_it_be_ok_if,_shall_i_put,_should_i_send,
      _do_you_want_me_to,_want_me_to,_mind_if_i,_i_would_be_glad,_we_would_be_glad,_be_glad_to_show,
      _be_happy_to_show,_would_love_to_show,_could_you_tell_me_who,_who_takes_care_of_your,_who_buys,
      _if_this_is_not_for_you,_stop_writing,_opt_out,_no_hard_feelings,_open_to_hearing,
      _are_you_open_to,_have_you_ever_thought,_what_if_you,_put_you_down,_reserve_a_place,_save_you_a,
      _i_can_introduce,_i_could_introduce,_may_we_send,_could_we_send,_could_we_show,_how_many_can_you,
      _how_many_could_you,_kindly_reply,_kindly_revert,_waiting_for_your_reply,_await_your_reply,
      _looking_forward_to_your_answer,_sollen_wir,_durfen_wir,_hatten_sie_zehn_minuten,_wer_entscheidet,
      _wer_kummert_sich,_nicht_interessiert,_kein_interesse,_konnte_ich_ihnen,_ware_das_etwas,
      _ware_das_interessant,_qui_s_occupe,_qui_decide,_pouvons_nous_vous,_souhaiteriez_vous,
      _cela_vous_interesse,_si_cela_ne,_envoyer_un,_quien_decide,_quien_se_encarga,_le_gustaria,
      _les_gustaria,_quieren_que,_quiere_que,_si_no_les_interesa,_les_mando,_chi_se_ne_occupa,
      _chi_decide,_possiamo_mandar,_possiamo_inviar,_vuole_che,_volete_che,_se_non_vi_interessa,
      _posso_farvi,_posso_farle,_chi_si_occupa,_quem_decide,_quem_cuida,_gostaria_de_ver,
      _gostariam_de_ver,_quer_que_eu,_querem_que,_se_nao_tiver_interesse,_wie_beslist,
      _wie_gaat_daarover,_mogen_we,_mogen_wij,_zullen_wij,_kunnen_wij_u,_kunnen_we_jullie,
      _geen_interesse,_stuur_ik,_zou_u,_kto_decyduje,_kto_sie_tym,_mozemy_przeslac,_mozemy_wyslac,
      _chetnie_pokaz,_czy_chcieliby,_czy_moglibysmy,_czy_moglabym,_czy_moglbym,_jesli_nie_sa_panstwo,
      _kim_karar,_kim_ilgileniyor,_gonderebiliriz,_gonderelim_mi,_anlatabilir_miyim,_arayayim_mi,
      _ister_misiniz,_кто_принимает,_кто_занимается,_можно_прислать,_можно_отправить,_можем_прислать,
      _хотите_пришлю,_прислать_вам,_отправить_вам,_показать_вам,_если_не_интересно}'::text[]),
    ('ask', 1, '{_can_i_call,_if_i_called_you,_could_i_call,_would_you_be_open_to,_would_you_be_interested,
      _are_you_interested,_interested,_who_is_the_right_person,_right_person,_short_call,_quick_call,
      _ten_minute_call,_minute_call,_convenient_time,_let_me_know_your_target,_what_do_you_charge_for,
      _send_me_your_price,_how_much_for_a,_kann_ich_ihnen,_wer_ist_bei_ihnen,_haben_sie_interesse,
      _bei_interesse,_wann_passt,_kurzes_telefonat,_puis_je_vous,_puis_je,_a_qui_dois_je,_a_qui_puis_je,
      _quand_pouvons_nous,_un_court_appel,_quelles_sont_vos_conditions,_les_puedo,_a_quien_puedo,
      _con_quien_puedo,_cuando_podemos,_una_llamada_breve,_llamada_corta,_a_chi_posso,_quando_possiamo,
      _una_breve_chiamata,_com_quem_posso,_que_tal,_quando_podemos,_uma_conversa_rapida,_zal_ik,_mag_ik,
      _kan_ik_jullie,_kan_ik_u,_aan_wie_kan,_wanneer_schikt,_kort_gesprek,_kort_belletje,_czy_moge,
      _do_kogo_moge,_kiedy_mozemy,_krotka_rozmow,_kiminle_gorus,_ne_zaman_gorus,_kisa_bir_gorusme,
      _arayabilir_miyim,_если_интересно,_когда_удобно_созвониться,_удобно_созвониться,_с_кем_можно,
      _shall_i,_may_i,_can_i,_could_we,_can_we,_should_i,_shall_we,_would_it,_would_you_like,
      _would_it_make_sense,_do_you_have_ten_minutes,_do_you_want,_happy_to_send,_happy_to_share,
      _let_me_know,_just_reply,_simply_reply,_reply_yes,_tell_me,_who_would,_whom,_what_would_be_a_good,
      _when_would,_is_that_something,_is_this_something,_does_that_sound,_sounds_fair,_curious,
      _worth_a_look,_worth_a_try,_looking_forward_to_your_reply,_soll_ich,_darf_ich,_kann_ich,
      _konnen_wir,_durfen_wir,_mochten_sie,_wollen_sie,_sagen_sie_mir,_antworten_sie,_schreiben_sie_uns,
      _schreiben_sie_mir,_ist_das_interessant,_puis-je,_pourrions_nous,_pouvons_nous,_voulez_vous,
      _seriez_vous,_dites_moi,_repondez,_quand_seriez,_quel_serait,_puedo,_podemos,_quieren,_quiere,
      _desean,_digame,_respond,_me_indica,_cuando_les,_que_le_parece,_posso,_possiamo,_volete,_vuole,
      _mi_dica,_fatemi_sapere,_mi_faccia_sapere,_che_ne_dite,_rispond,_poderiamos,_gostaria,_gostariam,
      _quer_ver,_querem,_me_diga,_responda,_o_que_acha,_mogen_wij,_zullen_we,_kunnen_we,_willen_jullie,
      _wilt_u,_laat_het,_laat_me_weten,_zou_het,_mozemy,_chcieliby,_chca_panstwo,_prosze_o_odpowiedz,
      _prosze_dac_znac,_co_panstwo,_gorusebilir_miyiz,_ister_misiniz,_isterseniz,_haber_ver,_yazmaniz,
      _ne_dersiniz,_можем_ли,_могу_ли,_могу,_хотите,_напишите,_ответьте,_даите_знать,_как_вам,
      _когда_вам,_кому,_who_handles,_who_is_in_charge,_point_me_to,_in_charge_of,_not_interested,
      _have_you_considered,_did_you_know,_may_we_call,_shall_we_call,_when_can_we,_konnen_wir_ihnen,
      _wollen_wir_telefonieren,_pourrais_je,_podemos_enviar,_puedo_llamar,_posso_chiamar,_posso_ligar,
      _удобно_ли}'::text[]),
    ('ask', 2, '{هل_يمكنني_إرسال,هل_أرسل,هل_ترغبون,هل_تودون,ご説明の機会,ご説明させて,ご提案させて,お時間をいただ,お送りしても,ご興味,資料をお送り,
      请问发给哪位,可以给您,发给您,من_يقرر,من_المسؤول,هل_نرسل,هل_يمكننا,هل_تسمحون,هل_يناسبكم,هل_يهمكم,お送りいたし,ご案内させて,
      ご紹介させて,お電話して,ご担当者様を,谁负责,哪位负责,能否给您,可以发,需要的话,发一份}'::text[]),
    ('ask', 1, '{متى_يناسبكم,اتصال_قصير,من_الشخص_المسؤول,ご都合,打ち合わせ,请问方便,是否方便,感兴趣,有兴趣,约个时间,简短通话,方便的话,
      هل_يمكن,هل_تريد,هل_أنتم,أخبرونا,راسلنا,いかがでしょうか,よろしければ,ご連絡ください,ご返信,お知らせください,可以吗,请回复,请告诉,是否,回复,怎么样,
      ご検討,お打合せ,方便通话,欢迎回复}'::text[]),
    ('press', 2, '{_within_five_days,_within_five_working_days,_within_0_hours,_0_hours_left,_in_0_hours,
      _within_0_days,_pay_here,_last_notice,_last_reminder,_final_notice,_final_reminder,
      _legal_department,_our_lawyers,_legal_steps,_is_now_due,_the_fee_will_rise,_before_friday,
      _places_are_limited,_limited_number,_risk_free,_treat_this_as_private,_private_email,
      _percent_of_the_sum,_0_percent,_keep_forty_percent,_beneficiary,_first_chance,_before_i_list,
      _clickable_link,_you_only_pay,_you_would_pay,_binnen_0_stunden,_letzte_mahnung,_inkasso,
      _rechtsabteilung,_sous_0_heures,_sous_0_jours,_dernier_rappel,_dernier_avis,_service_juridique,
      _mise_en_demeure,_en_0_horas,_en_0_dias,_ultimo_aviso,_departamento_legal,_acciones_legales,
      _entro_0_ore,_entro_0_giorni,_ultimo_avviso,_ufficio_legale,_vie_legali,_em_0_horas,_em_0_dias,
      _medidas_legais,_sigilo,_binnen_0_uur,_binnen_vijf,_laatste_herinnering,_juridische,_incasso,
      _w_ciagu_0,_ostatnie_wezwanie,_dzial_prawny,_0_saat_icinde,_0_gun_icinde,_son_uyari,_в_течение_0,
      _последнее_уведомление,_юридическ,_конфиденциальн,_вознагражден,_for_your_own_effort,_your_share,
      _percent_for_you,_prozent_der_summe,_prozent_fur_sie,_pour_cent_de,_pour_cent_pour_vous,
      _por_ciento_de,_por_ciento_para_usted,_per_cento_della,_per_cento_per_lei,_por_cento_do,
      _por_cento_da,_por_cento_para,_procent_van,_procent_voor_u,_procent_sumy,_procent_dla,_yuzde_otuz,
      _yuzdesini,_процентов_от,_процентов_вам,_keep_it_between_us,_keep_this_between_us,_unter_uns,
      _discricao,_discretie,_dyskrecj}'::text[]),
    ('press', 1, '{_working_days,_confirm_by,_personal_address,_bounty,_reward,_innerhalb_von,_frist,
      _belohnung,_vertraulich,_confidentiel,_recompense,_confidencial,_recompensa,_riservat,_ricompensa,
      _juridico,_binnen_0_dagen,_vertrouwelijk,_beloning,_prawnik,_poufn,_nagrod,_hukuk,_gizli,_odul,
      _суд,_this_week,_this_month,_until_friday,_before_friday,_only_today,_today_only,_last_places,
      _last_spots,_few_places,_first_ten,_hurry,_offer_ends,_special_offer,_limited_time,
      _nur_diese_woche,_nur_heute,_bis_freitag,_letzte_platze,_cette_semaine,_jusqu_a_vendredi,
      _dernieres_places,_offre_valable,_esta_semana,_hasta_el_viernes,_ultimas_plazas,_oferta_valida,
      _questa_settimana,_entro_venerdi,_ultimi_posti,_offerta_valida,_ate_sexta,_ultimas_vagas,
      _deze_week,_alleen_vandaag,_laatste_plaatsen,_w_tym_tygodniu,_tylko_dzis,_ostatnie_miejsca,
      _bu_hafta,_sadece_bugun,_son_yerler,_на_этои_неделе,_только_сегодня,_последние_места,_до_пятницы,
      _discretion,_discrecion,_discrezione}'::text[]),
    ('press', 2, '{خلال_0,الإشعار_الأخير,مكافأة,0時間以内,機密,工作日内,最后通知,诉讼,保密,奖金}'::text[]),
    ('press', 1, '{قانوني,سرية,以内に,法的,期限,法律,هذا_الأسبوع,عرض_خاص,今週,本日限り,限定,先着,本周,仅限,限时}'::text[]),
    ('material', 1, '{_portfolio,_price_list,_rate_card,_brochure,_some_examples,_a_few_examples,_samples,
      _a_draft,_a_sketch,_sketches,_two_designs,_a_proposal,_our_proposal,_full_report,_a_report,_demo,
      _demonstration,_a_plan,_the_plan,_preisliste,_entwurf,_entwurfe,_beispiele,_muster,_angebot,
      _bericht,_analyse,_vorschlag,_quelques_exemples,_exemples,_tarifs,_devis_gratuit,_maquette,
      _un_rapport,_echantillon,_une_proposition,_ejemplos,_propuesta,_muestra,_boceto,_informe,
      _presupuesto_sin,_tarifas,_esempi,_proposta,_bozza,_campione,_analisi,_listino,_exemplos,_amostra,
      _relatorio,_orcamento_sem,_tabela_de_precos,_voorbeelden,_voorstel,_ontwerp,_rapport,_prijslijst,
      _proefexemplaar,_przyklad,_propozycj,_probk,_projekt_strony,_raport,_cennik,_ornek,_teklif,
      _numune,_rapor,_fiyat_listesi,_taslak,_пример,_портфолио,_образц,_эскиз,_отчет,_праис,_разбор,
      _предложени}'::text[]),
    ('material', 1, '{عينة,نماذج,عرض_سعر,تقرير,أمثلة,サンプル,事例,資料,ご提案,お見積,レポート,案例,报价,样稿,方案,报告,资料}'::text[]),
    ('price', 1, '{_dollars,_euros,_cents,_percent,_discount,_cheaper,_half_price,_fraction_of,_flat_fee,
      _fixed_price,_per_word,_per_lead,_per_piece,_from_only,_starting_at,_as_little_as,_less_than_a,
      _prozent,_rabatt,_gunstig,_ab_0,_pauschal,_monatlich,_remise,_a_partir_de,_des_0,_moins_cher,
      _pour_cent,_forfait,_dolares,_descuento,_desde_0,_por_hora,_economic,_tarifa,_da_0,_sconto,
      _a_soli,_l_ora,_a_partire_da,_desconto,_barato,_reais,_vanaf,_korting,_goedkop,_per_uur,_slechts,
      _od_0,_tylko_0,_rabat,_znizk,_taniej,_za_godzine,_zlotych,_indirim,_lira,_dolardan,_saatlik,
      _sadece,_ucret,_долларов,_рублеи,_скидк,_дешевле,_от_0,_недорого,_в_час,_процент}'::text[]),
    ('buying', -3, '{_we_need,_i_need,_we_are_looking_for,_i_am_looking_for,_looking_for_a,_we_re_looking,
      _our_budget,_my_budget,_budget_is,_budget_around,_budget_of,_we_want,_i_want_a,_we_would_like_a,
      _i_would_like_a,_for_our_shop,_for_our_business,_our_current_site,_our_current_website,
      _our_old_site,_our_old_website,_our_site,_our_website_is,_our_website_was,_do_you_do,
      _do_you_build,_do_you_offer,_could_you_build,_can_you_build,_can_you_help,_help_us,
      _how_much_would,_what_would_it_cost,_what_does_it_cost,_a_quote,_get_a_quote,_new_booking_site,
      _interview,_my_resume,_my_cv,_i_applied,_applying_for,_job_application,_security_researcher,
      _wir_brauchen,_ich_brauche,_wir_suchen,_ich_suche,_wir_hatten_gern,_ich_hatte_gern,_was_kostet,
      _was_wurde,_unser_budget,_unsere_seite,_unsere_website,_unsere_webseite,_machen_sie,_bewerb,
      _nous_cherchons,_je_cherche,_nous_avons_besoin,_j_ai_besoin,_notre_budget,_notre_site,
      _combien_cout,_nous_voudrions,_nous_souhaitons,_candidature,_budget_0,_necesitamos,_necesito,
      _buscamos,_busco,_queremos,_nuestra_web,_nuestro_sitio,_cuanto_cuesta,_cuanto_cobran,_presupuesto,
      _candidatura,_cerchiamo,_cerco,_abbiamo_bisogno,_avremmo_bisogno,_vorremmo,_il_nostro_sito,
      _quanto_costa,_preventivo,_precisamos,_preciso_de,_procuramos,_nosso_site,_quanto_custa,
      _orcamento,_gostariamos_de_ter,_wij_zoeken,_we_zoeken,_ik_zoek,_wij_hebben_nodig,_onze_site,
      _onze_website,_wat_kost_een_site,_wat_kost_een_website,_offerte,_sollicit,_potrzebujemy,
      _potrzebuje,_szukamy,_szukam,_nasza_strona,_ile_kosztuje,_wycen,_chcemy,_ihtiyacimiz,_ariyoruz,
      _istiyoruz,_sitemiz,_kac_para,_ne_kadar,_fiyat_al,_basvuru,_нам_нужен,_нам_нужн,_нужен_саит,
      _мне_нужн,_ищем,_ищу,_хотим,_наш_саит,_нашего_саита,_сколько_стоит,_бюджет,_вакансия,_резюме}'::text[]),
    ('buying', -3, '{نحتاج,نبحث_عن,نرغب_في,موقعنا,كم_تكلف,التكلفة,ميزاني,طلب_توظيف,探して,お願いしたい,費用を,費用は,費用と,当館,
      当店,弊社のサイト,弊社のホームページ,見積もりを,応募,我们想,我们需要,想做,我们的网站,费用多少,多少钱,报个价,求职}'::text[])
  ) known(part, weight, phrases), unnest(known.phrases) phrase;
insert into private.spam_phrases (topic, weight, phrase)
  select known.topic, known.weight, phrase
  from (values
    ('ranking', 2, '{_top_ranking,_first_page_of_google,_page_one_of_google,_page_1_of_google,
      _first_page_rankings,_rank_number_one,_rank_number_1,_rank_your_website,_rank_your_site,
      _rank_on_google,_ranking_on_google,_google_ranking,_better_ranking,_boost_your_ranking,
      _improve_your_ranking,_higher_ranking,_number_one_on_google,_number_1_on_google,_0_on_google,
      _seo_proposal,_seo_package,_seo_offer,_affordable_seo,_want_more_traffic,_more_traffic,
      _double_traffic,_targeted_traffic,_real_visitors,_website_audit,_audit_is_ready,_advancement_of,
      _in_the_tops_of_search,_do_not_show_up_in,_not_show_up_in_the_first,_white_label_seo,
      _traffic_from_google,_visits_a_month_on_the_table,_higher_in_search,_in_search_results_your,
      _erste_seite_bei_google,_seite_1_bei_google,_seite_eins,_platz_1_bei_google,_top_ranking_bei,
      _ranking_bei_google,_auf_der_ersten_seite,_besser_gefunden,_sichtbarkeit_bei_google,
      _1er_sur_google,_0_sur_google,_0er_sur_google,_referencement_naturel,_mieux_classe,
      _positionnement_sur_google,_plus_de_trafic,_primera_posicion,_primero_en_google,
      _primeros_resultados,_primeros_lugares,_posicionamiento_seo,_posicionar_su,_posicionar_tu,
      _mas_trafico,_primo_su_google,_primi_su_google,_primeiro_lugar_no_google,_topo_do_google,
      _mais_trafego,_bovenaan_in_google,_hoger_in_google,_meer_bezoekers,_pierwsza_strona_google,
      _pierwsze_miejsce,_pierwszej_stronie,_top0_w_google,_top_0_w_google,_wiecej_odwiedzin,
      _dalszych_miejscach,_google_ilk_sayfa,_ilk_siralar,_ust_siralar,_arama_motoru_optimizasyonu,
      _seo_paket,_daha_fazla_ziyaretci,_продвижение_саитов,_продвижением,_продвижение_вашего,
      _топ_за_месяц,_в_топ_0,_в_топ_,_топ_0,_первую_десятку,_первую_страницу,_первои_странице,
      _раскрутка_саит,_рост_позиции,_основным_запросам,_почти_не_видно,_your_competitors_rank,
      _competitors_are_ahead,_three_of_your_competitors,_ahead_of_you_on_google,_top_of_google,
      _top_of_search,_traffic_to_your_website,_increase_your_traffic,_no_longer_found,
      _hard_to_find_online,_find_you_online,_are_not_found}'::text[]),
    ('ranking', 1, '{_seo_service,_seo_expert,_seo_agency,_organic_traffic,_search_engine_optimi,_appear_below,
      _search_work,_get_found,_platz_eins,_suchmaschinenoptimierung,_mehr_besucher,_kaum_findet,
      _in_den_suchergebnissen,_premiere_page,_referencement,_resultats_de_recherche,_primera_pagina,
      _posicionamiento_web,_resultados_de_busqueda,_mas_visitas,_prima_pagina,_posizionamento,
      _risultati_di_ricerca,_piu_visite,_primeira_pagina,_resultados_de_busca,_resultados_da_busca,
      _mais_visitas,_eerste_pagina,_zoekresultaten,_vindbaarheid,_pozycjonowani,_wynikach_wyszukiwania,
      _ilk_sayfa,_arama_sonuclar,_поисковои_выдаче,_результатах_поиска,_outrank,_increase_traffic,
      _keyword,_local_seo,_seo_audit,_free_audit,_seo_plan,_seo_campaign,_ihre_mitbewerber,
      _mitbewerber_stehen,_vor_ihnen,_sichtbarkeit,_google_platz,_vos_concurrents,_concurrents_passent,
      _mieux_referenc,_visibilite,_votre_visibilite,_sus_competidores,_competidores_aparecen,
      _visibilidad,_vostri_concorrenti,_concorrenti,_visibilita,_seus_concorrentes,_concorrentes,
      _visibilidade,_concurrenten,_zichtbaar,_konkurencja,_konkurenci,_widocznosc,_rakipleriniz,_rakip,
      _gorunurluk,_конкурент,_видимост}'::text[]),
    ('ranking', 2, '{الصفحة_الأولى_في_جوجل,الصفحة_الأولى,تحسين_محركات,سيو,検索順位,上位表示,検索対策,アクセスアップ,seo対策,搜索排名,
      自然排名,网站优化,关键词排名,上首页,谷歌首页,百度首页,排名优化,seo优化,快排,搜索引擎优化}'::text[]),
    ('ranking', 1, '{نتائج_البحث,検索結果,搜索结果,منافسيكم_يظهرون,الظهور_في_جوجل,ظهور_موقعكم,競合,集客,同行,自然流量,流量}'::text[]),
    ('links', 2, '{_guest_post,_guest_article,_sponsored_post,_sponsored_article,_link_insertion,
      _insert_a_link,_adding_a_link,_add_a_link,_link_in_an_existing,_link_to_a_client,_do_follow,
      _dofollow,_homepage_link,_link_building,_linkbuilding,_permanent_link,_pay_per_link,
      _link_exchange_offer,_contribute_an_article,_original_article,_links_on_high,_gastbeitrag,
      _gastartikel,_linkaufbau,_dauerhaften_verweis,_verlinkung,_article_invite,_article_sponsorise,
      _articles_sponsorises,_lien_en_dofollow,_inserer_des_liens,_inserer_un_lien,_articulo_patrocinado,
      _articulos_patrocinados,_articulo_invitado,_enlaces_de_calidad,_enlace_permanente,
      _enlace_dofollow,_insertar_un_enlace,_insertar_enlaces,_articolo_sponsorizzato,
      _articoli_sponsorizzati,_articolo_ospite,_inserire_un_link,_link_permanente,_artigo_patrocinado,
      _artigos_patrocinados,_artigo_convidado,_inserir_um_link,_gesponsord_artikel,_gesponsorde,
      _gastblog,_artikelen_met_een_link,_link_in_een_bestaand,_linkjes_plaatsen,_artykul_sponsorowany,
      _artykuly_sponsorowane,_artykul_goscinny,_linki_seo,_linki_z_,_mocnych_domen,_tanitim_yazisi,
      _hacklink,_misafir_yazi,_link_satisi,_вечные_ссылки,_размещу_ваши_ссылки,_размещу_ссылк,
      _размещение_ссыл,_купить_ссылк,_жирные_ссылки,_прогон,_гостев,_статеиное_размещение,
      _обмен_ссылками,_разместить_ссылку,_разместить_статью,_publish_an_article,_publish_our_article,
      _write_for_your_blog,_write_for_your_journal,_article_on_your_site,_article_on_your_website,
      _a_link_back,_link_to_our_site,_place_a_link,_placing_a_link,_link_to_my_client,
      _link_auf_die_seite,_verweis_auf_die_seite,_beitrag_mit_link,_publier_un_article,
      _lien_vers_le_site,_publicar_un_articulo,_pubblicare_un_articolo,_un_link_a,_un_link_verso,
      _publicar_um_artigo,_um_link_para,_een_artikel_plaatsen,_artikel_met_link,_link_do_strony}'::text[]),
    ('links', 1, '{_backlink,_back_link,_paid_placement,_da_0,_dr_0,_text_link,_link_placement,_accept_guest,
      _niche_edit,_link_zu,_artikel_veroffentlichen,_gesponserten_artikel,_lien_vers,_enlace_a,
      _un_enlace,_link_naar,_opublikowac_artykul,_odnosnik,_makale_yayin,_link_karsiligi,_bir_link,
      _baglanti_karsilig,_опубликовать_статью,_ссылку_на_саит,_со_ссылкои}'::text[]),
    ('links', 2, '{باك_لينك,روابط_خلفية,مقال_ضيف,مقالات_ضيف,مقال_برعاية,ゲスト記事,リンクを設置,リンク掲載,友情链接,蜘蛛池,站群}'::text[]),
    ('links', 1, '{被リンク,寄稿させて,記事の掲載,外链,软文,投稿链接,رابط_دائم,نشر_مقال,رابط_إلى,記事を掲載,リンクを,发布文章,链接到,文章里放}'::text[]),
    ('loans', 2, '{_working_capital,_business_funding,_business_loan,_loan_approved,_loan_is_approved,
      _pre_approved,_preapproved,_no_credit_check,_no_collateral,_without_collateral,_loan_offer,
      _lend_from,_we_lend,_cash_advance,_merchant_cash,_line_of_credit,_future_card_sales,_unsecured,
      _bad_credit,_same_day_funding,_funds_can_be_in_your_account,_offer_for_0k,_gap_between_the_day,
      _close_the_gap,_consolidate_your_debt,_sofortkredit,_kredit_ohne,_kredite_von,_ohne_schufa,
      _ohne_sicherheiten,_ohne_bonitat,_betriebsmittel,_besoin_de_financement,_pret_rapide,
      _credit_rapide,_prestamo_aprobado,_credito_facil,_credito_rapido,_sin_aval,_capital_de_trabajo,
      _sem_consulta,_capital_de_giro,_geld_nodig,_zonder_toetsing,_wij_lenen,_werkkapitaal,_zonder_bkr,
      _kredyt_bez,_bez_bik,_kapital_obrotowy,_kredi_firsat,_hizli_kredi,_kefilsiz,_isletme_sermaye,
      _teminatsiz,_кредит_без,_без_залога,_оборотными_средствами,_оборотные_средства,_без_справок,
      _деньги_в_долг,_funding_for_your,_how_much_do_you_need,_amount_do_you_need,_wire_the_money,
      _kurzfristig_bis_zu,_avance_de_tresorerie}'::text[]),
    ('loans', 1, '{_personal_loan,_liquiditat,_darlehen,_pret_de,_sans_garantie,_tresorerie,_prestamos,
      _prestamo_de,_sin_garantia,_liquidez,_prestito,_prestiti,_finanziament,_senza_garanzie,_liquidita,
      _emprestimo,_lening,_pozyczka,_pozyczki,_заим,_кредиты,_financing_for,_business_financing,
      _fund_your,_cash_flow,_money_tomorrow,_invoice_factoring,_factoring,_finanzierung,
      _zahlungseingang,_affacturage,_financement,_financiacion,_financiamiento,_adelanto,
      _anticipo_fatture,_antecipac,_financiamento,_financiering,_voorschot,_finansowani,_faktoring,
      _finansman,_nakit,_финансировани,_факторинг}'::text[]),
    ('loans', 2, '{بدون_ضمان,رأس_المال_العامل,即日融資,審査なし,ファクタリング,無担保,无抵押,放款,信用贷,周转资金,资金周转}'::text[]),
    ('loans', 1, '{قرض,قروض,تمويل_سريع,融資,資金繰り,贷款,تمويل,سيولة,資金調達,売掛金,融资,垫资,额度}'::text[]),
    ('prizes', 2, '{_you_have_been_selected,_you_have_won,_you_won,_lucky_winner,_claim_your,_claim_prize,
      _claim_now,_the_prize_goes,_congratulations_you,_your_prize,_sie_haben_0,_ihr_gewinn,
      _vous_avez_gagne,_ha_ganado,_has_ganado,_hai_vinto,_ha_vinto,_buono_da,_voce_ganhou,
      _vale_presente,_u_heeft_gewonnen,_je_hebt_gewonnen,_wygrales,_wygrala,_karta_podarunkowa,
      _kazandiniz,_hediye_ceki,_вы_выиграли,_ваш_выигрыш}'::text[]),
    ('prizes', 1, '{_gift_card,_gewonnen,_gewinner,_gutschein_im_wert,_felicitations,_carte_cadeau,
      _felicidades,_tarjeta_regalo,_buono_regalo,_complimenti_hai,_parabens,_gefeliciteerd,_cadeaubon,
      _gratulacje,_tebrikler,_hediye_kart,_поздравляем,_подарочная_карта}'::text[]),
    ('prizes', 2, '{لقد_ربحت,ربحت_جائزة,تهانينا,مبروك,بطاقة_هدية,ギフト券,恭喜您,恭喜你,领取奖,礼品卡}'::text[]),
    ('prizes', 1, '{おめでとうございます,当選,中奖}'::text[]),
    ('gambling', 2, '{_free_spins,_no_deposit,_betting_tips,_bet_now,_freispiele,_spielautomat,_ohne_einzahlung,
      _gratis_spins,_gokkast,_zonder_vergunning,_bonus_sans_depot,_tours_gratuits,_paris_sportifs,
      _tiradas_gratis,_giros_gratis,_bono_sin_deposito,_senza_deposito,_giri_gratis,_jogo_do_tigre,
      _tigrinho,_rodadas_gratis,_bonus_de_r,_deposite_r,_darmowe_spiny,_bez_depozytu,_zaklady_bukmach,
      _bahis,_deneme_bonusu,_yatirim_sartsiz,_bedava_donus,_казино,_бездепозит,_договорные_матчи,
      _прогнозы_на_спорт,_ставки_на_спорт,_первыи_депозит,_вращении}'::text[]),
    ('gambling', 1, '{_casino,_sports_betting,_jackpot,_apuestas,_scommesse,_apostas,_kasyno}'::text[]),
    ('gambling', 2, '{رهان,مراهنات,オンラインカジノ,入金不要,百家乐,真人荷官,首存,注册就送,娱乐城,体育投注,博彩,彩票平台,返水}'::text[]),
    ('gambling', 1, '{كازينو,カジノ,スロット}'::text[]),
    ('adult', 2, '{_adult_dating,_dating_without,_want_to_chat_with_you,_hot_girls,_lonely_and,_hi_sweety,
      _hi_handsome,_waiting_for_you_in_the_chat,_my_photos_are_here,_for_adults_0,_erotik,_sexkontakt,
      _treffen_ohne,_rencontres_coquines,_rencontre_adulte,_citas_para_adultos,_mujeres_solteras,
      _chicas_calientes,_incontri,_donne_sole,_encontros,_mulheres_solteiras,_sexdate,_eenzame_vrouwen,
      _randki,_samotne_kobiety,_девушки_рядом,_интим}'::text[]),
    ('adult', 1, '{_women_in,_escort,_знакомства}'::text[]),
    ('adult', 2, '{出会い系,大人の出会い,人妻,约炮,同城美女}'::text[]),
    ('adult', 1, '{تعارف_للكبار,交友}'::text[]),
    ('pills', 2, '{_cialis,_levitra,_no_prescription,_without_prescription,_burn_belly,_belly_fat,_lose_0_kg,
      _rx_pills,_cheap_pills,_cbd_oil,_potenzmittel,_ohne_rezept,_perdre_du_poids,_afvallen_zonder,
      _odchudz,_zayiflama,_похудени,_виагра,_сиалис,_replica_watch,_replica_rolex,_luxury_replica,
      _write_my_essay,_write_my_paper,_need_a_paper,_thesis_help,_licence_key,_license_key,
      _lifetime_licence,_softkeys}'::text[]),
    ('pills', 1, '{_viagra,_weight_loss,_keto,_rezeptfrei,_abnehmen_ohne,_sans_ordonnance,_sin_receta,
      _adelgazar,_senza_ricetta,_dimagrire,_sem_receita,_emagrec,_zonder_recept,_bez_recepty,_recetesiz,
      _без_рецепта}'::text[]),
    ('pills', 2, '{فياجرا,بدون_وصفة,バイアグラ,処方箋なし,伟哥,壮阳,writers_essay}'::text[]),
    ('pills', 1, '{减肥药}'::text[]),
    ('crypto', 2, '{_double_your_bitcoin,_your_balance_of,_balance_of_0_btc,_free_btc,_pump_group,
      _pump_signal,_next_coin,_crypto_signals,_trading_bot,_trading_robot,_trading_system,
      _guaranteed_profit,_guaranteed_return,_daily_profit,_earn_0_per_day,_0_per_day_from,
      _starting_bonus,_like_videos_and,_kryptosignale,_passives_einkommen,_revenu_passif,
      _signaux_crypto,_senales_de_cripto,_senales_cripto,_ganancias_diarias,_gana_de_0,
      _ingresos_pasivos,_inversion_minima,_guadagni_giornalieri,_reddito_passivo,_segnali_cripto,
      _dobre_seu,_bitcoin_hoje,_renda_passiva,_sinais_de_cripto,_passief_inkomen,_cryptosignalen,
      _zarabiaj,_dochod_pasywny,_sygnaly_krypto,_gunluk_kazanc,_pasif_gelir,_kripto_sinyal,
      _пассивныи_доход,_доход_от,_инвестиционная_платформа,_вложи,_заработаи,_сигналы_крипто,
      _удаленная_работа_с_доходом}'::text[]),
    ('crypto', 1, '{_passive_income,_earn_$_0,_0_a_day,_from_your_phone,_work_from_home,_payment_every_day,
      _first_deposit,_usdt,_geld_verdienen,_von_zu_hause,_gagnez,_gana_0,_desde_casa,_guadagna_0,
      _da_casa,_ganhe_0,_renda_extra,_moedas_digitais,_verdien_0,_thuiswerk,_z_domu,_evden,
      _каждую_неделю,_заработок}'::text[]),
    ('crypto', 2, '{ربح_يومي,دخل_إضافي,العمل_من_المنزل,إشارات,اربح,仮想通貨,自動売買,月収0万,月0万円,在宅ワーク,稳赚,日收益,量化交易,日结,
      炒币,在家赚钱,被动收入}'::text[]),
    ('crypto', 1, '{تداول,副業,兼职,日薪,比特币}'::text[]),
    ('reach', 2, '{_likes_and,_0k_followers,_real_followers,_targeted_followers,_instagram_followers,
      _grow_your_instagram,_grows_accounts,_tiktok_views,_youtube_subs,_star_reviews,_reviews_for_sale,
      _buy_reviews,_remove_bad_reviews,_negative_reviews_removed,_email_database,_fresh_emails,
      _emails_for_sale,_verified_database,_million_emails,_attendees_list,_whole_list_for,
      _buy_the_whole_list,_list_is_opt_in,_bulk_sms,_bulk_email,_bulk_campaigns,
      _text_messages_for_your_customers,_mass_mailing,_contact_form_blast,_qualified_leads,
      _exclusive_leads,_qualified_appointments,_introductions_to_owners,_sits_down_with_you,
      _booked_meetings,_meetings_with_owners,_looking_for_a_new_website_owners,_new_customers_every,
      _feature_your_company,_feature_perilune,_chosen_perilune,_ihre_bewertungen_verbessern,
      _abonnenten_kaufen,_follower_kaufen,_echte_follower,_bewertungen_loschen,_echte_bewertungen,
      _sterne_bewertung,_adressdaten,_datenbank_mit,_qualifizierte_termine,_qualifizierte_anfragen,
      _massenmail,_vrais_abonnes,_fichier_d_entreprises,_rendez_vous_qualifies,_prospects_qualifies,
      _seguidores_reales,_envio_masivo,_resenas_positivas,_follower_reali,_recensioni_positive,
      _appuntamenti_qualificati,_contatti_qualificati,_invii_massivi,_seguidores_reais,
      _avaliacoes_positivas,_avaliacoes_0,_base_de_e_mails,_banco_de_dados_de,_reuniao_realizada,
      _leads_qualificados,_disparo_em_massa,_recensies_kopen,_positieve_recensies,_database_met,
      _gekwalificeerde_leads,_kwalitatieve_leads,_obserwujacych,_opinie_google,_pozytywne_opinie,
      _baza_e_mail,_baza_firm,_baze_firm,_bazy_danych,_bazy_mail,_masowa_wysylk,_umowione_spotkania,
      _yorum_satin,_olumlu_yorum,_e_posta_listesi,_mail_listesi,_toplu_sms,_toplu_mail,_накрутка,
      _положительные_отзывы,_базы_email,_база_email,_база_компании,_рассылки_по_формам,_целевые_заявки,
      _готовые_клиенты,_grow_your_account,_grow_your_followers,_your_instagram_page,_list_of_companies,
      _list_of_owners,_appointments_for_you,_meetings_for_you,_pay_per_meeting,_pay_only_for,
      _you_would_pay_me,_you_only_pay,_new_clients_every,_clients_for_your_agency,_the_issue_goes,
      _to_cover_printing,_kunden_fur_ihre_agentur,_profil_auf_instagram,_des_clients_pour,
      _rendez_vous_avec,_clientes_para_su,_cuenta_de_instagram,_clientes_para_a_sua,
      _perfil_no_instagram,_klanten_voor_jullie,_profil_na_instagramie}'::text[]),
    ('reach', 1, '{_followers,_business_email,_database_of,_email_list,_contact_list,_decision_makers,
      _sites_for_0,_e_mail_adressen,_abonnes,_avis_positifs,_avis_google,_base_de_donnees,
      _fichier_de_contacts,_adresses_e_mail,_seguidores,_bases_de_datos,_base_de_datos,_registros_por,
      _citas_con,_clientes_potenciales,_follower_a,_database_di,_indirizzi_email,_reunioes,_volgers,
      _e_mailadressen,_adressenbestand,_afspraken_met,_takipci,_veri_tabani,_подписчик,_отзывы_на,
      _базы_данных,_база_данных,_рассылк,_лиды,_встречи_с,_your_linkedin,_reach_decision,
      _reach_thousands,_mobile_numbers,_sales_calls,_cold_calls,_cold_email,_appointment_setting,
      _we_book,_book_meetings,_feature_you,_feature_your,_our_magazine,_interview_you,_award_for,
      _termine_mit,_neukunden,_adressen_von,_kontaktdaten,_reichweite,_nouveaux_clients,
      _compte_instagram,_nuevos_clientes,_reuniones_con,_nuovi_clienti,_clienti_per,_incontri_con,
      _profilo_instagram,_novos_clientes,_nieuwe_klanten,_afspraken,_instagram_account,_nowych_klientow,
      _klientow_dla,_spotkan,_yeni_musteri,_musteri_bul,_randevu,_instagram_hesab,_новых_клиентов,
      _клиентов_для,_заявок,_аккаунт}'::text[]),
    ('reach', 2, '{متابعين,تقييمات,رسائل_جماعية,إيميلات,メールリスト,顧客リスト,見込み客,一斉送信,涨粉,刷评,好评,群发,客户名单,企业名录,邮箱数据,
      精准客户,客户资源}'::text[]),
    ('reach', 1, '{متابع,قاعدة_بيانات,عملاء_جدد,フォロワー,口コミ,名簿,アポイント,粉丝,点赞,زبائن_جدد,حسابكم_على,اجتماعات,新規顧客,
      アカウント運用,インスタ,商談,新客户,账号运营,名单,约见}'::text[]),
    ('websites', 2, '{_website_design_at,_redesign_proposal,_redesign_a_complete,_redesign_sites,
      _redesign_your_website,_redesign_your_site,_we_redesign,_we_design_websites,_design_websites_from,
      _wordpress_site_is_slow,_mobile_app_development,_dedicated_developers,_dedicated_react,
      _hire_developers,_software_company_with,_resource_augmentation,_dedicated_resource,
      _explainer_video,_voice_agent,_ai_chatbot,_chatbot_for_your,_ai_receptionist,_teach_an_assistant,
      _your_receptionist,_full_time_assistant,_trust_seal,_cookie_banner,_speedbooster,_we_can_supply,
      _cnc_part,_custom_packaging,_pens_mugs,_print_pens,_bookkeeping_services,_gestalten_webseiten,
      _wir_erstellen_webseiten,_webseiten_ab,_webseiten_zum_festpreis,_erklarfilm,_erklarvideo,
      _entwickler_ab,_entwicklerteam,_programmierer_aus,_virtuelle_assist,_creons_des_sites,
      _sites_web_a_partir,_developpeurs_a_partir,_nos_developpeurs,_videos_explicatives,
      _assistants_intelligents,_assistante_virtuelle,_assistants_virtuels,_disenamos_sitios,
      _disenamos_paginas,_paginas_web_desde,_sitios_web_desde,_desarrolladores_desde,
      _equipo_de_programadores,_programadores_por,_videos_animados,_asistente_virtual,
      _asistentes_virtuales,_asistente_inteligente,_realizziamo_siti,_siti_web_a,_siti_moderni,
      _sviluppatori_a,_video_animati,_video_esplicativ,_assistente_virtuale,_assistenti_virtuali,
      _criamos_sites,_sites_a_partir,_sites_modernos,_desenvolvedores_a,_equipe_de_programadores,
      _video_animado,_assistentes_virtuais,_atendente_virtual,_nieuwe_website_vanaf,_wij_maken_websites,
      _websites_vanaf,_ontwikkelaars_vanaf,_team_van_ontwikkelaars,_uitlegvideo,_uitlegfilm,
      _virtuele_assist,_slimme_assistent,_tworzymy_strony,_strony_internetowe_od,_programistow,
      _filmy_animowane,_web_sitesi_yap,_web_sitesi_tasar,_yazilim_ekibiyiz,_yazilimci,_saatlik_ucret,
      _tanitim_filmi,_sanal_asistan,_yapay_zeka_asistan,_создаем_саит,_делаем_саиты,_саиты_под_ключ,
      _саит_под_ключ,_команду_из,_команда_разработчиков,_аутстаф,_чат_бот,_new_website_for,
      _web_design_service,_website_for_only,_landing_page_for,_build_your_website,
      _app_for_your_business,_white_label_development,_video_for_your,_with_your_logo,
      _answer_your_visitors,_answers_your_calls,_full_time_employee,_mit_ihrem_logo,_avec_votre_logo,
      _equipe_de_developpeurs,_con_su_logo,_con_su_logotipo,_con_il_vostro_logo,_com_o_seu_logo,
      _com_sua_marca,_met_jullie_logo}'::text[]),
    ('websites', 1, '{_offshore,_our_developers,_overflow,_animated_video,_our_films,_cartoon,_ai_assistant,
      _virtual_assistant,_instead_of_hiring,_moderner_sein,_neuer_auftritt,_ki_assistent,_chatbot,
      _refonte_de_votre_site,_creation_de_site,_video_explicative,_rediseno,_video_explicativo,
      _restyling,_animatie,_nowa_strona,_film_animowany,_wirtualn,_modern_bir_site,_animasyon,_редизаин,
      _разработчики_от,_виртуальн,_анимационн,_видеоролик,_modern_look,_fresh_look,_outdated_website,
      _developers_from,_developers_at,_software_team,_it_company,_it_outsourcing,_development_team,
      _animation_for,_promotional_items,_promo_items,_branded,_sample_of,_our_factory,_our_catalog,
      _catalogue,_ai_agent,_automate_your,_automation,_assistants,_staffing,_werbeartikel,
      _kugelschreiber,_entwickler,_festpreis,_webauftritt,_assistenz,_animation,_telefonassistent,
      _objets_publicitaires,_stylos,_developpeurs,_sous_traitance,_site_moderne,
      _articulos_promocionales,_desarrolladores,_sitio_moderno,_asistentes,_gadget,_sviluppatori,
      _sito_moderno,_assistenti,_video_di,_brindes,_desenvolvedores,_site_moderno,_assistentes,
      _terceiriz,_relatiegeschenken,_pennen,_ontwikkelaars,_moderne_website,_assistenten,_z_logo,
      _dlugopis,_gadzety,_programist,_nowoczesn,_asystent,_logonuz,_promosyon,_gelistirici,
      _yazilim_ekib,_asistan,_с_вашим_логотипом,_сувенир,_разработчик,_программист,_ассистент,_помощник,
      _видео_о}'::text[]),
    ('websites', 2, '{نصمم_مواقع,تجديد_موقعكم,مبرمجاً,فيديو_توضيحي,رسوم_متحركة,مساعد_افتراضي,オフショア,アニメーション動画,
      aiアシスタント,エンジニア0名,开发团队,网站改版,动画视频}'::text[]),
    ('websites', 1, '{تصميم_مواقع,مبرمج,مطورين,مساعد_ذكي,ホームページ制作,サイト制作,リニューアルのご提案,動画制作,チャットボット,外包,网站建设,网站制作,建站,
      宣传片,智能客服,虚拟助理,شعاركم,هدايا_دعائية,مطور,برمجيات,موقع_حديث,مساعدين,ロゴ入り,ノベルティ,開発者,受託開発,アシスタント,
      您的logo,定制礼品,程序员,开发人员,助理,工厂,样品}'::text[]),
    ('notices', 2, '{_domain_expire,_expiration_notice,_domain_registration_expir,_listing_of_your_domain,
      _last_notice,_last_reminder,_annual_entry,_directory_entry,_business_register,_your_entry,
      _register_of_trade,_domain_name_is_for_sale,_shorter_version_of_your_domain,_premium_domain,
      _using_my_images,_belongs_to_a_library,_infringes_the_rights,_ethical_hacker,
      _vulnerability_in_your,_hacked_your,_next_of_kin,_late_client,_contribution_of_0,_offener_betrag,
      _letzte_mahnung,_handelsverzeichnis,_branchenbuch,_gewerbeverzeichnis,_firmenregister,_bildrecht,
      _votre_nom_de_domaine,_nom_de_domaine_expire,_sera_suspendu,_seront_suspendus,
      _annuaire_professionnel,_inscription_annuelle,_dominio_vence,_dominio_expira,_registro_mercantil,
      _directorio_de_empresas,_dominio_scade,_registro_imprese,_domeinnaam_verloopt,_bedrijvenregister,
      _bedrijvengids,_domena_wygasa,_rejestr_firm,_oplata_za_wpis,_ticaret_sicil,_firma_rehberi,
      _домен_истекает,_каталог_предприяти,_your_domain_will,_your_domain_name,_renew_your_domain,
      _own_a_shorter,_domain_is_available,_buy_the_domain,_before_i_list_it,_without_a_licence,
      _security_issue_on,_transfer_the_fund,_sum_of_0,_percent_of_the_sum,_0_percent_of,
      _bank_account_of,_dear_friend_in,_licence_d_image,_mise_en_demeure,_licencia_de_imagen,
      _carta_de_confianza,_dominio_en_venta,_dominio_in_vendita,_registro_da_marca,_licenca_de_imagem,
      _dominio_a_venda,_domein_te_koop,_domena_na_sprzedaz,_alan_adi_satilik}'::text[]),
    ('notices', 1, '{_final_reminder,_basic_entry,_is_for_sale,_dmca,_copyright_infring,_my_images,
      _pictures_on_your,_legal_department,_bounty,_vulnerability_on_your,_beneficiary,_late_husband,
      _widow,_inheritance,_million_dollars,_most_inspiring,_award,_eintragung,_urheberrecht,_erbschaft,
      _witwe,_sicherheitslucke,_droits_d_auteur,_heritage,_veuve,_faille_de_securite,_su_dominio,
      _derechos_de_autor,_herencia,_viuda,_vulnerabilidad,_suo_dominio,_vostro_dominio,
      _diritto_d_autore,_eredita,_vedova,_vulnerabilita,_seu_dominio,_direitos_autorais,_heranca,_viuva,
      _vulnerabilidade,_uw_domeinnaam,_auteursrecht,_erfenis,_weduwe,_kwetsbaarheid,_panstwa_domen,
      _rejestracyjn,_prawa_autorskie,_spadek,_wdowa,_alan_adiniz,_alan_adi,_telif,_miras,
      _guvenlik_acigi,_ваш_домен,_реестр,_авторских_прав,_наследство,_вдова,_уязвимость,_domain_renewal,
      _trademark,_your_trademark,_shorter_domain,_at_auction,_photo_licence,_image_licence,
      _image_license,_unlicensed,_settlement,_responsible_disclosure,_security_flaw,
      _security_researcher,_reward_for,_funds_transfer,_my_late,_cancer,_orphans,_dearest,
      _confidential_proposal,_business_proposal,_ihre_domain,_domain_gunstig,_kurzere_domain,
      _markenrecht,_markeneintrag,_bildlizenz,_lizenzgebuhr,_abmahnung,_belohnung,_nachlass,_erbe,
      _vertraulich,_jahrlicher_eintrag,_ihr_eintrag,_marque,_recompense,_fonds,_don_de,_chere_amie,
      _confidentiel,_votre_inscription,_marca_registrada,_recompensa,_fondos,_confidencial,_difunto,
      _su_inscripcion,_marchio,_licenza,_ricompensa,_defunto,_riservat,_eredit,_vostra_iscrizione,
      _falecido,_doacao,_sua_inscricao,_merkregistratie,_beeldlicentie,_beloning,_overleden,
      _vertrouwelijk,_uw_vermelding,_znak_towarow,_licencj,_nagrod,_zmarl,_poufn,_panstwa_wpis,
      _marka_tescil,_lisans_bedeli,_odul,_merhum,_gizli,_kaydiniz,_товарныи_знак,_лицензи,_вознагражден,
      _покоин,_конфиденциальн,_домен_продается,_ваша_запись,_my_husband_passed,_my_late_husband,
      _millions_of_dollars,_0_million,_orphan,_my_lawyer,_good_person_of,_god_bless,_i_trust_you,
      _do_not_tell,_secret,_mein_mann,_mein_verstorbener,_millionen,_waisen,_anwalt,_vertrauen,
      _gott_segne,_mon_mari,_millions_de,_orphelins,_avocat,_confiance,_dieu,_mi_marido,_mi_esposo,
      _millones_de,_huerfanos,_abogado,_confianza,_dios,_mio_marito,_milioni_di,_orfani,_avvocato,
      _fiducia,_dio,_meu_marido,_milhoes_de,_orfaos,_advogado,_confianca,_deus,_mijn_man,_miljoen,
      _weeskinderen,_advocaat,_vertrouwen,_moj_maz,_milionow,_sieroty,_prawnik,_zaufan,_kocam,_milyon,
      _yetim,_avukat,_guven,_муж,_миллион,_сирот,_адвокат,_довер}'::text[]),
    ('notices', 2, '{ドメインの有効期限,ドメイン更新,域名到期,域名即将,侵权}'::text[]),
    ('notices', 1, '{نطاقكم,اسم_النطاق,حقوق_النشر,ميراث,أرملة,ثغرة,著作権,遺産,脆弱性,侵犯,著作权,版权,遗产,漏洞,علامتكم_التجارية,
      ترخيص_الصورة,مكافأة,المتوفى,سري,商標,画像の使用,報奨金,故人,機密,商标,图片授权,奖金,已故,保密,诉讼,زوجي,مليون,أيتام,محام,ثقة,
      夫,孤児,弁護士,信頼,丈夫,百万,万美元,孤儿,律师,信任}'::text[]),
    ('asking', -2, '{_do_you_do_seo,_do_you_offer_seo,_do_you_also_do,_i_get_twelve,_i_keep_getting,
      _we_keep_getting,_keeps_calling,_keep_calling,_i_got_an_email,_i_got_a_mail,_got_an_email_from,
      _got_a_letter,_we_get_about,_we_got_a,_someone_called,_somebody_called,_somebody_says,
      _is_that_a_real,_is_this_real,_is_it_real,_is_this_legit,_is_that_legit,_is_this_from_you,
      _is_this_a_scam,_is_it_a_scam,_a_scam,_junk_messages,_spam_through,_spam_from,_through_our_form,
      _promised_us,_promised_me,_they_promised,_they_want,_they_say,_is_it_worth,_is_this_normal,
      _should_i_worry,_second_opinion,_sounds_fishy,_it_looks_odd,_machen_sie_auch_seo,_machen_sie_seo,
      _bekomme_standig,_bekommen_standig,_ich_bekam,_ist_das_serios,_ist_das_echt,_versprochen,
      _versprechen_uns,_uns_angerufen,_faites_vous_du,_faites_vous_aussi,_on_m_a_propose,
      _on_nous_a_propose,_est_ce_serieux,_est_ce_une_arnaque,_nous_recevons,_j_ai_recu,_hacen_seo,
      _ustedes_hacen,_me_ofrecieron,_nos_ofrecieron,_me_prometieron,_nos_prometieron,_es_una_estafa,
      _recibimos,_me_llamaron,_ci_hanno_promesso,_mi_hanno_promesso,_ci_hanno_proposto,
      _mi_hanno_offerto,_fate_anche,_voi_fate,_e_una_truffa,_voces_fazem,_me_prometeram,_nos_prometeram,
      _me_ofereceram,_recebi_um,_recebemos,_segunda_opiniao,_e_golpe,_doen_jullie_ook,_doen_jullie_aan,
      _beloven,_beloofd,_is_dit_echt,_wij_krijgen,_ik_kreeg,_czy_robicie,_czy_zajmujecie,_obiecal,
      _obiecuj,_dostaje,_dostalem,_dostalam,_czy_to_oszust,_siz_de,_yapiyor_musunuz,_soz_verdi,_vaat_et,
      _gercek_mi,_dolandiric,_вы_занимаетесь,_занимаетесь_ли,_обещал,_обещают,_предложили,_мне_звонят,
      _звонят,_мошенник,_развод}'::text[]),
    ('asking', -2, '{هل_تقدمون,عرضت_علينا,هل_هذا_حقيقي,وصلتني,営業電話,御社もseo,毎日のようにかかって,困って,本当でしょうか,你们也做,你们做,打电话说,
      不太相信,是真的吗,骗子,收到一封}'::text[]),
    ('ranking', 0, '{_seo,_ranking,_rankings,_traffic,_visitors,_search_engine,_google,_competitors,
      _suchmaschine,_besucher,_sichtbar,_moteur_de_recherche,_visiteurs,_concurrent,_buscador,_visitas,
      _visitantes,_competidor,_motori_di_ricerca,_visitatori,_concorrent,_buscas,_zoekmachine,
      _bezoekers,_wyszukiwar,_odwiedzaj,_arama_motor,_ziyaretci,_поисковик,_посетител,_позици,_запрос}'::text[]),
    ('ranking', 0, '{جوجل,البحث,زيارات,زوار,検索,順位,谷歌,百度,排名,搜索}'::text[]),
    ('links', 0, '{_article,_link_in,_a_link,_guest,_blog_post,_sponsored,_bloggers,_artikel,_beitrag,
      _verweis,_blogbeitrag,_un_lien,_un_article,_articulo,_enlaces,_articolo,_un_link,_artigo,_um_link,
      _een_link,_artykul,_linki,_link,_makale,_yazi,_ссылк,_стать}'::text[]),
    ('links', 0, '{رابط,مقال,記事,リンク,链接,文章}'::text[]),
    ('loans', 0, '{_loan,_credit,_funding,_funds,_capital,_invoices_paid,_cash,_lender,_interest_rate,
      _kredit,_kapital,_geld,_zinsen,_fonds,_credito,_dinero,_capitale,_denaro,_krediet,_kapitaal,
      _srodki,_kredi,_sermaye,_капитал,_деньги,_кредит,_средств}'::text[]),
    ('loans', 0, '{رأس_المال,ائتمان,مبلغ,資金,借入,资金,利息}'::text[]),
    ('reach', 0, '{_instagram,_tiktok,_linkedin,_leads,_reviews,_meetings,_appointments,_contacts,_sms,
      _text_message,_newsletter_sponsor,_audience,_database,_email_marketing,_mailing,_campaign,
      _bewertungen,_kontakte,_termine,_anfragen,_liste,_publikum,_avis,_rendez_vous,_campagne,
      _prospects,_resenas,_contactos,_citas,_campana,_clientes,_publico,_recensioni,_contatti,
      _appuntamenti,_campagna,_clienti,_avaliacoes,_contatos,_campanha,_beoordelingen,_contacten,
      _afspraak,_klanten,_opinie,_kontakty,_kampani,_klientow,_yorum,_kisi,_kampanya,_musteri,_отзыв,
      _контакт,_встреч,_кампани,_клиентов}'::text[]),
    ('reach', 0, '{تقييم,اجتماع,حملة,عملاء,رسائل,お客様をご紹介,レビュー,配信,客户,评价,推广,营销}'::text[]),
    ('websites', 0, '{_redesign,_wordpress,_shopify,_developers,_designers,_programmers,_engineers,_video,
      _videos,_animations,_bot,_automate,_outsource,_outsourcing,_remote_team,_freelancers,_hosting,
      _print,_logo,_assistant,_translation,_translators,_printing,_webseite,_webseiten,_programmierer,
      _texte,_ki,_druck,_ubersetz,_site_web,_developp,_redact,_traduc,_impression,_sitio_web,
      _pagina_web,_programador,_traduccion,_impresion,_sito,_programmator,_traduzion,_stampa,_site,
      _impressao,_websites,_programmeurs,_vertal,_drukwerk,_strony_internetow,_tlumacz,_druk,
      _web_sitesi,_ceviri,_baski,_yazilim,_yapay_zeka,_саит,_перевод,_печат,_программ,_ии}'::text[]),
    ('websites', 0, '{موقع,ترجمة,طباعة,تطبيق,برمجة,翻訳,印刷,デザイン,開発,サイト,设计,翻译,开发,网站}'::text[]),
    ('notices', 0, '{_domain,_licence,_license,_copyright,_register,_directory,_fee,_bank,_deceased,_fund,
      _vulnerability,_security,_report_a,_prize,_magazine,_edition,_lizenz,_verzeichnis,_gebuhr,
      _stiftung,_schwachstelle,_magazin,_auszeichnung,_domaine,_annuaire,_banque,_faille,_prix,_dominio,
      _licencia,_directorio,_banco,_fallo,_revista,_premio,_elenco,_banca,_falla,_rivista,_licenca,
      _diretorio,_falha,_domein,_licentie,_gids,_lek,_tijdschrift,_prijs,_domen,_katalog,_luke,_magazyn,
      _wyroznieni,_alan_ad,_lisans,_rehber,_banka,_acik,_dergi,_домен,_каталог,_банк,_журнал,_преми,
      _уязвимост}'::text[]),
    ('notices', 0, '{نطاق,رخصة,دليل,بنك,مجلة,جائزة,ドメイン,ライセンス,銀行,雑誌,受賞,掲載料,域名,授权,银行,杂志,奖}'::text[])
  ) known(topic, weight, phrases), unnest(known.phrases) phrase;
analyze private.spam_phrases;

-- How plain words read. `approach` says how much they are a letter to a stranger. Its parts are counted once each: your
-- site, what we do, the price, a gift, what we can show, haste, the question at the end. Without haste or a seller's
-- question (2) it stays at 3, since buyers too look, ask and pay; 'buying' is what only they say. A line has no room
-- for three parts, a long text has room for all.
-- `topic` is what they offer, or null: the topic most said, if said outright (2), hinted at twice (1), or named twice
-- (0) in what reads as a letter to a stranger; more is asked of a long text. 'asking' is of people who ask what to
-- think of such an offer, and counts against every topic.
create function private.read_words(plain text, out approach integer, out topic text)
-- One plan for all texts: to weigh up thousands of keys takes longer than to look for them.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  -- Words with the signs around them: `_hello_`.
  keys text[] := string_to_array(replace(plain, '_', E'_\x01_'), E'\x01') || ''::text;
  said record;
  strongest integer := 0;
  sum_of_parts integer := 0;
  asking integer := 0;
  alone constant integer := case when length(plain) < 80 then 1 else -least(2, length(plain) / 1000) end;
begin
  keys := keys || array(
    select left(word, 4) from unnest(keys) word
    union all select word || substr(next, 2, 2) from unnest(keys, keys[2:]) pair(word, next));
  if octet_length(plain) > length(plain) then
    keys := keys || array(select distinct letter from string_to_table(plain, null) letter where ascii(letter) > 127);
  end if;
  approach := alone;
  -- Parts before topics, and among these first how much is asked, then the one most said.
  for said in
    select known.part, known.topic, max(known.weight) as highest, sum(known.weight)::integer as weight, count(*) as hits
    from private.spam_phrases known
    where known.key = any (keys) and position(known.phrase in plain) > 0
    group by known.part, known.topic
    order by known.part nulls last, known.topic <> 'asking', 4 desc, known.topic
  loop
    if said.part is not null then
      strongest := greatest(strongest, said.highest);
      sum_of_parts := sum_of_parts + said.highest;
      approach := alone + case when strongest < 2 then least(3, sum_of_parts) else sum_of_parts end;
    elsif said.topic = 'asking' then
      asking := said.weight;
    elsif (approach >= 4 and said.hits >= 2)
      or said.weight + asking >= 2 + least(2, length(plain) / 1000) - (approach >= 4)::integer
    then
      topic := said.topic;
      exit;
    end if;
  end loop;
end
$$;

-- What of a text is read: what a longer one offers is said at its beginning or its end.
create function private.read_part(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when length(value) > 3600 then left(value, 2400) || ' ' || right(value, 1200) else value end;
end
$$;

-- The signals of a form by what is written in it, as a name with its points, each at most once; the points are those of
-- the design. `plain` are the plain words of what is read of subject and words. Steps, not one query: of most forms few
-- are taken.
create function private.spam_signals(name text, email text, company text, subject text, words text, plain text)
returns text[]
language plpgsql stable set search_path = '' as $$
declare
  mail_host text := lower(split_part(email, '@', -1));
  said text := subject || E'\n' || words;
  everything text := name || E'\n' || company || E'\n' || said;
  own text := private.own_words(said);
  hosts text[] := '{}';
  markup integer := private.link_markup_points(everything, mail_host);
  approach integer;
  topic text;
  reasons text[] := '{}';
begin
  if own <> said then
    plain := private.plain_words(private.read_part(own));
  end if;
  select read.approach, read.topic into approach, topic from private.read_words(plain) read;
  if markup is not null then
    reasons := reasons || ('markup:' || markup);
  end if;
  if topic is not null then
    reasons := reasons || ('offers-' || topic || ':3');
  end if;
  if approach >= 3 and (topic is not null or length(plain) >= 80) then
    reasons := reasons || ('approach:' || least(4, approach - 1));
  end if;
  if position('.' in everything) > 0 then
    hosts := array(select private.named_hosts(everything) limit 60);
  end if;
  if hosts <> '{}' then
    if exists (select from unnest(hosts) host where private.is_short_link(host)) then
      reasons := reasons || 'short-link:3'::text;
    end if;
    if exists (
      select from unnest(hosts) host
      where host <> 'perilune.example' and (host <> mail_host or private.is_cheap_suffix(host))
      group by host having count(*) > 1)
    then
      reasons := reasons || 'repeated-host:2'::text;
    end if;
  end if;
  if private.is_cheap_suffix(mail_host) then
    reasons := reasons || 'cheap-suffix:2'::text;
    if mail_host ~ '[0-9-]' then
      reasons := reasons || 'made-up-host:1'::text;
    end if;
  elsif hosts <> '{}' and exists (select from unnest(hosts) host where private.is_cheap_suffix(host)) then
    reasons := reasons || 'cheap-suffix:2'::text;
  end if;
  if private.is_disposable_mail(mail_host) then
    reasons := reasons || 'disposable:2'::text;
  end if;
  if (topic is not null or approach >= 3 or 'disposable:2' = any (reasons)) and private.names_messenger(everything) then
    reasons := reasons || 'messenger:2'::text;
  end if;
  return reasons;
end
$$;

revoke all on function private.plain_words(text), private.read_part(text), private.own_words(text), private.named_hosts(text),
  private.is_cheap_suffix(text), private.is_short_link(text), private.is_disposable_mail(text),
  private.names_messenger(text), private.link_markup_points(text, text), private.read_words(text),
  private.spam_signals(text, text, text, text, text, text) from public;
