-- What a sent form has in itself of unasked-for advertising. Pure functions: nothing is read, nothing is stored.

-- One spelling for all that look alike: folded, without characters of no width, digits as 0, currencies as $, and in a
-- word of mixed scripts the letters of the fewer as those of the more. Begins and ends with a space.
create function private.plain_words(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := normalize(private.fold(normalize(left(coalesce(value, ''), 12000), nfkc)), nfc);
begin
  plain := regexp_replace(plain, '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+', '', 'g');
  if plain ~ '[a-z][\u0370-\u03ff\u0400-\u04ff]|[\u0370-\u03ff\u0400-\u04ff][a-z]' then
    select string_agg(case
        when word !~ '[\u0370-\u04ff]' or word !~ '[a-z]' then word
        when length(regexp_replace(word, '[^a-z]', '', 'g')) >= length(regexp_replace(word, '[^\u0370-\u04ff]', '', 'g'))
          then translate(word, 'авеикмнорстухіјѕԁαβεικνορτυχ', 'abeukmhopctyxijsdabeikvoptux')
        else translate(word, 'aekmhopctyxi', 'аекмнорстухі')
      end, ' ' order by place)
    into plain
    from string_to_table(plain, ' ') with ordinality words(word, place);
  end if;
  plain := regexp_replace(plain, '[0-9]+([.,''\u00a0 ][0-9]+)*', '0', 'g');
  plain := regexp_replace(plain, '[\u20a0-\u20bf\u00a3\u00a5]', '$', 'g');
  return ' ' || btrim(regexp_replace(plain,
    '[\u0001-\u0023\u0025-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f\u2190-\u2bff\u3000-\u303f\uff00-\uff0f]+',
    ' ', 'g')) || ' ';
end
$$;

-- Without what others said: quotations, quoted lines and what stands below the head of a forwarded letter.
create function private.own_words(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(left(coalesce(value, ''), 12000),
    '(-{3,} *(forwarded|original|urspr|weitergel|message|messaggio|mensaje|mensagem)|\n *(from|von|de|da|van|od|kimden|от|من|差出人|发件人)[ \u00a0]*[:：]).*$',
    '', 'i'),
    '(^|\n) *>[^\n]*', ' ', 'g'),
    '["“”„«»「『][^"“”„«»「」『』]+["“”»«」』]', ' ', 'g')
$$;

-- Hosts that a text links or names, each as often as it stands there; not those of mail addresses.
create function private.named_hosts(value text) returns setof text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(found[1]), '^www\.', '')
  from regexp_matches(left(coalesce(value, ''), 12000),
    '(?:^|[^A-Za-z0-9@._-])((?:[A-Za-z0-9-]+\.)+(?:[a-z]{2,24}|[A-Z]{2,24}))(?![A-Za-z0-9@(_-])', 'g') found
$$;

-- Suffixes sold for next to nothing, where most of what is registered is never renewed.
create function private.is_cheap_suffix(host text) returns boolean
language sql immutable set search_path = '' as $$
  select split_part(host, '.', -1) = any ('{top,xyz,site,online,club,store,live,click,icu,buzz,loan,fun,shop,website,
    cfd,win,bet,space,pw,cyou,sbs,rest,monster,quest,bond,lol,bid,men,date,review,stream,download,racing,party,science,
    trade,cricket,accountant,faith,gdn,link,press,host,vip,today,world,life,ink,skin,hair,beauty,makeup,autos,boats,
    yachts,homes,motorcycles,casino,poker,tk,ml,ga,cf,gq,su,cam,ooo,wang,ren,surf,uno,zip,mov,mom,christmas}'::text[])
$$;

create function private.is_short_link(host text) returns boolean
language sql immutable set search_path = '' as $$
  select host = any ('{bit.ly,tinyurl.com,t.ly,cutt.ly,goo.gl,ow.ly,is.gd,v.gd,rb.gy,shorturl.at,rebrand.ly,s.id,t.co,
    buff.ly,bl.ink,tiny.cc,soo.gd,clck.ru,vk.cc,goo.su,u.to,2no.co,adf.ly,shorte.st,n9.cl,surl.li,tny.im,t2m.io,dwz.cn,
    url.cn,suo.im,0rz.tw,bitly.ws,shrtco.de,urlz.fr,kisa.link,x.gd,qr.ae,lnk.to,shor.tt,ulvis.net,tr.ee,dub.sh,
    short.gy,bit.do,tinu.be,ttm.sh,chilp.it,reurl.cc,tiny.one,lihi.cc,gg.gg,me2.do,han.gl}'::text[])
$$;

-- Mailboxes that everybody can open and that nobody keeps.
create function private.is_disposable_mail(host text) returns boolean
language sql immutable set search_path = '' as $$
  select host = any ('{mailinator.com,yopmail.com,yopmail.fr,yopmail.net,guerrillamail.com,guerrillamail.net,
    guerrillamail.org,guerrillamail.biz,guerrillamail.de,guerrillamailblock.com,sharklasers.com,grr.la,10minutemail.com,
    10minutemail.net,tempmail.com,temp-mail.org,temp-mail.io,tempmail.net,tempmail.dev,tempmailo.com,tempr.email,
    trashmail.com,trashmail.de,trash-mail.com,wegwerfmail.de,getnada.com,nada.email,dispostable.com,maildrop.cc,
    throwawaymail.com,fakeinbox.com,mintemail.com,mohmal.com,moakt.com,emailondeck.com,discard.email,spamgourmet.com,
    mailnesia.com,mytemp.email,burnermail.io,inboxkitten.com,mailcatch.com,tempail.com,1secmail.com,1secmail.org,
    1secmail.net,einrot.com,jetable.org,minuteinbox.com,emailfake.com,mail-temp.com,tmpmail.org,dropmail.me,
    spambox.us,mailsac.com,tempinbox.com,mailnull.com,anonbox.net,byom.de,spam4.me,harakirimail.com}'::text[])
$$;

-- An account or a number in a messenger, not the mere name of one.
create function private.names_messenger(value text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(left(coalesce(value, ''), 12000)) ~ ('(^|[^a-z0-9.])(t\.me|wa\.me|telegram\.me|chat\.whatsapp\.com)/'
    || '|(telegr?am|whats ?app|viber|skype|wechat|messenger|微信|телеграм|ватсап|вотсап|whatsap|テレグラム|تيليجرام|تلغرام|واتساب)'
    || '[^@+0-9]{0,30}(@[a-z0-9_]{4}|\+?[0-9][0-9 ()-]{7})|(app|sms|wx|vx|qq)[^@+0-9]{0,8}\+[0-9][0-9 ()-]{7}')
$$;

-- Links in the markup of forums or of pages that lead elsewhere than to the sender's own site; other tags are what people
-- ask the support about.
create function private.has_link_markup(value text, own_host text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from regexp_matches(lower(left(coalesce(value, ''), 12000)),
      '(\[(?:url|link)(?:=|\]) *["'']?|<a\s[^<>]{0,200}?href *= *["'']?) *((?:https?:)?//)?([a-z0-9.-]*)', 'g') found
    where found[1] like '[%'
      or found[2] is not null and (private.is_cheap_suffix(found[3])
        or regexp_replace(found[3], '^www\.', '') not in (own_host, 'perilune.example')))
$$;

-- Phrases of those who sell, by topic, as private.plain_words leaves them; at_word says that one begins a word. Those of
-- 'asking' are of people who ask what to think of such an offer, and count against every topic.
create function private.offer_phrases() returns table (topic text, weight integer, at_word boolean, phrases text[])
language sql immutable set search_path = '' as $$
  values
  ('ranking', 2, true, '{top ranking,first page of google,page one of google,page 1 of google,first page rankings,rank number one,
    rank number 1,rank your website,rank your site,rank on google,ranking on google,google ranking,
    better ranking,boost your ranking,improve your ranking,higher ranking,number one on google,
    number 1 on google,0 on google,seo proposal,seo package,seo service,seo expert,seo offer,seo agency,
    affordable seo,want more traffic,more traffic,double traffic,targeted traffic,organic traffic,
    real visitors,website audit,audit is ready,search engine optimi,advancement of,in the tops of search,
    do not show up in,not show up in the first,appear below,search work,white label seo,traffic from google,
    visits a month on the table,get found,higher in search,in search results your,erste seite bei google,
    seite 1 bei google,seite eins,platz 1 bei google,platz eins,top ranking bei,ranking bei google,
    suchmaschinenoptimierung,auf der ersten seite,mehr besucher,kaum findet,besser gefunden,
    in den suchergebnissen,sichtbarkeit bei google,premiere page,1er sur google,0 sur google,0er sur google,
    referencement naturel,referencement,resultats de recherche,mieux classe,positionnement sur google,
    plus de trafic,primera pagina,primera posicion,primero en google,primeros resultados,primeros lugares,
    posicionamiento seo,posicionamiento web,posicionar su,posicionar tu,resultados de busqueda,mas trafico,
    mas visitas,prima pagina,primo su google,primi su google,posizionamento,risultati di ricerca,piu visite,
    primeira pagina,primeiro lugar no google,topo do google,resultados de busca,resultados da busca,
    mais trafego,mais visitas,eerste pagina,bovenaan in google,hoger in google,zoekresultaten,vindbaarheid,
    meer bezoekers,pierwsza strona google,pierwsze miejsce,pierwszej stronie,pozycjonowani,top0 w google,
    top 0 w google,wynikach wyszukiwania,wiecej odwiedzin,dalszych miejscach,google ilk sayfa,ilk sayfa,
    ilk siralar,ust siralar,arama sonuclar,arama motoru optimizasyonu,seo paket,daha fazla ziyaretci,
    продвижение саитов,продвижением,продвижение вашего,топ за месяц,в топ 0,в топ ,топ 0,первую десятку,
    первую страницу,первои странице,поисковои выдаче,результатах поиска,раскрутка саит,рост позиции,
    основным запросам,почти не видно}'::text[]),
  ('ranking', 2, false, '{الصفحة الأولى في جوجل,الصفحة الأولى,نتائج البحث,تحسين محركات,سيو,検索順位,検索結果,上位表示,検索対策,アクセスアップ,seo対策,搜索排名,
    自然排名,网站优化,关键词排名,上首页,谷歌首页,百度首页,搜索结果,排名优化,seo优化,快排,搜索引擎优化}'::text[]),
  ('links', 2, true, '{backlink,back link,guest post,guest article,sponsored post,sponsored article,link insertion,insert a link,
    adding a link,add a link,link in an existing,link to a client,do follow,dofollow,homepage link,
    paid placement,link building,linkbuilding,permanent link,pay per link,link exchange offer,
    contribute an article,original article,links on high,da 0,dr 0,gastbeitrag,gastartikel,linkaufbau,
    dauerhaften verweis,verlinkung,article invite,article sponsorise,articles sponsorises,lien en dofollow,
    inserer des liens,inserer un lien,articulo patrocinado,articulos patrocinados,articulo invitado,
    enlaces de calidad,enlace permanente,enlace dofollow,insertar un enlace,insertar enlaces,
    articolo sponsorizzato,articoli sponsorizzati,articolo ospite,inserire un link,link permanente,
    artigo patrocinado,artigos patrocinados,artigo convidado,inserir um link,gesponsord artikel,gesponsorde,
    gastblog,artikelen met een link,link in een bestaand,linkjes plaatsen,artykul sponsorowany,
    artykuly sponsorowane,artykul goscinny,linki seo,linki z ,mocnych domen,tanitim yazisi,hacklink,
    misafir yazi,link satisi,вечные ссылки,размещу ваши ссылки,размещу ссылк,размещение ссыл,купить ссылк,
    жирные ссылки,прогон,гостев,статеиное размещение,обмен ссылками,разместить ссылку,разместить статью}'::text[]),
  ('links', 2, false, '{باك لينك,روابط خلفية,مقال ضيف,مقالات ضيف,مقال برعاية,被リンク,ゲスト記事,寄稿させて,記事の掲載,リンクを設置,リンク掲載,外链,友情链接,软文,蜘蛛池,
    站群,投稿链接}'::text[]),
  ('loans', 2, true, '{working capital,business funding,business loan,personal loan,loan approved,loan is approved,pre approved,
    preapproved,no credit check,no collateral,without collateral,loan offer,lend from,we lend,cash advance,
    merchant cash,line of credit,future card sales,unsecured,bad credit,same day funding,
    funds can be in your account,offer for 0k,gap between the day,close the gap,consolidate your debt,
    sofortkredit,kredit ohne,kredite von,ohne schufa,ohne sicherheiten,liquiditat,ohne bonitat,darlehen,
    betriebsmittel,pret de,besoin de financement,pret rapide,credit rapide,sans garantie,tresorerie,
    prestamo aprobado,prestamos,prestamo de,credito facil,credito rapido,sin aval,sin garantia,liquidez,
    capital de trabajo,prestito,prestiti,finanziament,senza garanzie,liquidita,emprestimo,sem consulta,
    capital de giro,lening,geld nodig,zonder toetsing,wij lenen,werkkapitaal,zonder bkr,pozyczka,pozyczki,
    kredyt bez,bez bik,kapital obrotowy,kredi firsat,hizli kredi,kefilsiz,isletme sermaye,teminatsiz,
    кредит без,заим,кредиты,без залога,оборотными средствами,оборотные средства,без справок,деньги в долг}'::text[]),
  ('loans', 2, false, '{قرض,قروض,تمويل سريع,بدون ضمان,رأس المال العامل,即日融資,融資,審査なし,資金繰り,ファクタリング,無担保,贷款,无抵押,放款,信用贷,周转资金,资金周转}'::text[]),
  ('prizes', 2, true, '{you have been selected,you have won,you won,lucky winner,gift card,claim your,claim prize,claim now,
    the prize goes,congratulations you,your prize,sie haben 0,gewonnen,gewinner,gutschein im wert,ihr gewinn,
    vous avez gagne,felicitations,carte cadeau,ha ganado,has ganado,felicidades,tarjeta regalo,hai vinto,
    ha vinto,buono da,buono regalo,complimenti hai,voce ganhou,parabens,vale presente,u heeft gewonnen,
    gefeliciteerd,cadeaubon,je hebt gewonnen,wygrales,wygrala,gratulacje,karta podarunkowa,kazandiniz,
    tebrikler,hediye ceki,hediye kart,вы выиграли,поздравляем,ваш выигрыш,подарочная карта}'::text[]),
  ('prizes', 2, false, '{لقد ربحت,ربحت جائزة,تهانينا,مبروك,بطاقة هدية,おめでとうございます,当選,ギフト券,恭喜您,恭喜你,中奖,领取奖,礼品卡}'::text[]),
  ('gambling', 2, true, '{casino,free spins,no deposit,betting tips,bet now,sports betting,jackpot,freispiele,spielautomat,
    ohne einzahlung,gratis spins,gokkast,zonder vergunning,bonus sans depot,tours gratuits,paris sportifs,
    tiradas gratis,giros gratis,apuestas,bono sin deposito,senza deposito,scommesse,giri gratis,apostas,
    jogo do tigre,tigrinho,rodadas gratis,bonus de r,deposite r,darmowe spiny,kasyno,bez depozytu,
    zaklady bukmach,bahis,deneme bonusu,yatirim sartsiz,bedava donus,казино,бездепозит,договорные матчи,
    прогнозы на спорт,ставки на спорт,первыи депозит,вращении}'::text[]),
  ('gambling', 2, false, '{كازينو,رهان,مراهنات,オンラインカジノ,カジノ,入金不要,スロット,百家乐,真人荷官,首存,注册就送,娱乐城,体育投注,博彩,彩票平台,返水}'::text[]),
  ('adult', 2, true, '{adult dating,dating without,women in,want to chat with you,hot girls,lonely and,hi sweety,hi handsome,
    waiting for you in the chat,my photos are here,for adults 0,erotik,sexkontakt,treffen ohne,
    rencontres coquines,rencontre adulte,citas para adultos,mujeres solteras,chicas calientes,incontri,
    donne sole,encontros,mulheres solteiras,sexdate,eenzame vrouwen,randki,samotne kobiety,escort,знакомства,
    девушки рядом,интим}'::text[]),
  ('adult', 2, false, '{تعارف للكبار,出会い系,大人の出会い,人妻,约炮,交友,同城美女}'::text[]),
  ('pills', 2, true, '{viagra,cialis,levitra,no prescription,without prescription,weight loss,burn belly,belly fat,lose 0 kg,
    keto,rx pills,cheap pills,cbd oil,potenzmittel,ohne rezept,rezeptfrei,abnehmen ohne,sans ordonnance,
    perdre du poids,sin receta,adelgazar,senza ricetta,dimagrire,sem receita,emagrec,zonder recept,
    afvallen zonder,bez recepty,odchudz,recetesiz,zayiflama,без рецепта,похудени,виагра,сиалис,replica watch,
    replica rolex,luxury replica,write my essay,write my paper,need a paper,thesis help,licence key,
    license key,lifetime licence,softkeys}'::text[]),
  ('pills', 2, false, '{فياجرا,بدون وصفة,バイアグラ,処方箋なし,伟哥,减肥药,壮阳,writers essay}'::text[]),
  ('crypto', 2, true, '{double your bitcoin,your balance of,balance of 0 btc,free btc,pump group,pump signal,next coin,
    crypto signals,trading bot,trading robot,trading system,guaranteed profit,guaranteed return,
    passive income,daily profit,earn 0 per day,earn $ 0,0 a day,0 per day from,from your phone,work from home,
    payment every day,starting bonus,first deposit,usdt,like videos and,kryptosignale,passives einkommen,
    geld verdienen,von zu hause,revenu passif,gagnez,signaux crypto,senales de cripto,senales cripto,
    ganancias diarias,gana de 0,gana 0,desde casa,ingresos pasivos,inversion minima,guadagna 0,
    guadagni giornalieri,reddito passivo,segnali cripto,da casa,dobre seu,bitcoin hoje,ganhe 0,renda extra,
    renda passiva,moedas digitais,sinais de cripto,verdien 0,passief inkomen,thuiswerk,cryptosignalen,
    zarabiaj,dochod pasywny,z domu,sygnaly krypto,gunluk kazanc,pasif gelir,evden,kripto sinyal,
    пассивныи доход,доход от,каждую неделю,инвестиционная платформа,вложи,заработок,заработаи,сигналы крипто,
    удаленная работа с доходом}'::text[]),
  ('crypto', 2, false, '{ربح يومي,دخل إضافي,العمل من المنزل,إشارات,تداول,اربح,仮想通貨,自動売買,副業,月収0万,月0万円,在宅ワーク,稳赚,日收益,量化交易,日结,兼职,日薪,
    比特币,炒币,在家赚钱,被动收入}'::text[]),
  ('reach', 2, true, '{followers,likes and,0k followers,real followers,targeted followers,instagram followers,
    grow your instagram,grows accounts,tiktok views,youtube subs,star reviews,reviews for sale,buy reviews,
    remove bad reviews,negative reviews removed,email database,business email,fresh emails,emails for sale,
    verified database,database of,million emails,email list,attendees list,contact list,whole list for,
    buy the whole list,decision makers,list is opt in,bulk sms,bulk email,bulk campaigns,
    text messages for your customers,mass mailing,contact form blast,sites for 0,qualified leads,
    exclusive leads,qualified appointments,introductions to owners,sits down with you,booked meetings,
    meetings with owners,looking for a new website owners,new customers every,feature your company,
    feature perilune,chosen perilune,ihre bewertungen verbessern,abonnenten kaufen,follower kaufen,
    echte follower,bewertungen loschen,echte bewertungen,sterne bewertung,adressdaten,e mail adressen,
    datenbank mit,qualifizierte termine,qualifizierte anfragen,massenmail,abonnes,vrais abonnes,avis positifs,
    avis google,base de donnees,fichier de contacts,fichier d entreprises,adresses e mail,
    rendez vous qualifies,prospects qualifies,seguidores,seguidores reales,bases de datos,base de datos,
    envio masivo,resenas positivas,registros por,citas con,clientes potenciales,follower reali,follower a,
    recensioni positive,database di,indirizzi email,appuntamenti qualificati,contatti qualificati,
    invii massivi,seguidores reais,avaliacoes positivas,avaliacoes 0,base de e mails,banco de dados de,
    reunioes,reuniao realizada,leads qualificados,disparo em massa,volgers,recensies kopen,
    positieve recensies,e mailadressen,adressenbestand,database met,gekwalificeerde leads,kwalitatieve leads,
    afspraken met,obserwujacych,opinie google,pozytywne opinie,baza e mail,baza firm,baze firm,bazy danych,
    bazy mail,masowa wysylk,umowione spotkania,takipci,yorum satin,olumlu yorum,e posta listesi,mail listesi,
    veri tabani,toplu sms,toplu mail,подписчик,накрутка,отзывы на,положительные отзывы,базы email,база email,
    базы данных,база данных,база компании,рассылк,рассылки по формам,лиды,целевые заявки,готовые клиенты,
    встречи с}'::text[]),
  ('reach', 2, false, '{متابعين,متابع,تقييمات,قاعدة بيانات,رسائل جماعية,إيميلات,عملاء جدد,フォロワー,口コミ,メールリスト,顧客リスト,名簿,アポイント,見込み客,
    一斉送信,粉丝,涨粉,点赞,刷评,好评,群发,客户名单,企业名录,邮箱数据,精准客户,客户资源}'::text[]),
  ('websites', 2, true, '{website design at,redesign proposal,redesign a complete,redesign sites,redesign your website,
    redesign your site,we redesign,we design websites,design websites from,wordpress site is slow,
    mobile app development,dedicated developers,dedicated react,hire developers,offshore,our developers,
    software company with,resource augmentation,dedicated resource,overflow,explainer video,animated video,
    our films,cartoon,voice agent,ai chatbot,chatbot for your,ai receptionist,ai assistant,teach an assistant,
    your receptionist,virtual assistant,full time assistant,trust seal,cookie banner,speedbooster,
    we can supply,cnc part,custom packaging,pens mugs,print pens,bookkeeping services,instead of hiring,
    gestalten webseiten,wir erstellen webseiten,webseiten ab,webseiten zum festpreis,moderner sein,
    neuer auftritt,erklarfilm,erklarvideo,entwickler ab,entwicklerteam,programmierer aus,ki assistent,
    virtuelle assist,chatbot,refonte de votre site,creons des sites,creation de site,sites web a partir,
    developpeurs a partir,nos developpeurs,video explicative,videos explicatives,assistants intelligents,
    assistante virtuelle,assistants virtuels,rediseno,disenamos sitios,disenamos paginas,paginas web desde,
    sitios web desde,desarrolladores desde,equipo de programadores,programadores por,video explicativo,
    videos animados,asistente virtual,asistentes virtuales,asistente inteligente,restyling,realizziamo siti,
    siti web a,siti moderni,sviluppatori a,video animati,video esplicativ,assistente virtuale,
    assistenti virtuali,criamos sites,sites a partir,sites modernos,desenvolvedores a,equipe de programadores,
    video animado,assistentes virtuais,atendente virtual,nieuwe website vanaf,wij maken websites,
    websites vanaf,ontwikkelaars vanaf,team van ontwikkelaars,animatie,uitlegvideo,uitlegfilm,virtuele assist,
    slimme assistent,tworzymy strony,strony internetowe od,nowa strona,programistow,film animowany,
    filmy animowane,wirtualn,web sitesi yap,web sitesi tasar,modern bir site,yazilim ekibiyiz,yazilimci,
    saatlik ucret,tanitim filmi,animasyon,sanal asistan,yapay zeka asistan,создаем саит,делаем саиты,
    саиты под ключ,саит под ключ,редизаин,команду из,команда разработчиков,разработчики от,аутстаф,виртуальн,
    анимационн,видеоролик,чат бот}'::text[]),
  ('websites', 2, false, '{نصمم مواقع,تصميم مواقع,تجديد موقعكم,مبرمجاً,مبرمج,مطورين,فيديو توضيحي,رسوم متحركة,مساعد ذكي,مساعد افتراضي,
    オフショア,ホームページ制作,サイト制作,リニューアルのご提案,アニメーション動画,動画制作,チャットボット,aiアシスタント,エンジニア0名,开发团队,外包,网站建设,网站制作,建站,网站改版,动画视频,
    宣传片,智能客服,虚拟助理}'::text[]),
  ('notices', 2, true, '{domain expire,expiration notice,domain registration expir,listing of your domain,final reminder,
    last notice,last reminder,annual entry,directory entry,basic entry,business register,your entry,
    register of trade,domain name is for sale,is for sale,shorter version of your domain,premium domain,dmca,
    copyright infring,using my images,my images,pictures on your,belongs to a library,legal department,
    infringes the rights,bounty,ethical hacker,vulnerability on your,vulnerability in your,hacked your,
    beneficiary,next of kin,late client,late husband,widow,inheritance,million dollars,most inspiring,award,
    contribution of 0,offener betrag,letzte mahnung,handelsverzeichnis,branchenbuch,eintragung,
    gewerbeverzeichnis,firmenregister,urheberrecht,bildrecht,erbschaft,witwe,sicherheitslucke,
    votre nom de domaine,nom de domaine expire,sera suspendu,seront suspendus,annuaire professionnel,
    inscription annuelle,droits d auteur,heritage,veuve,faille de securite,su dominio,dominio vence,
    dominio expira,registro mercantil,directorio de empresas,derechos de autor,herencia,viuda,vulnerabilidad,
    suo dominio,vostro dominio,dominio scade,registro imprese,diritto d autore,eredita,vedova,vulnerabilita,
    seu dominio,direitos autorais,heranca,viuva,vulnerabilidade,uw domeinnaam,domeinnaam verloopt,
    bedrijvenregister,bedrijvengids,auteursrecht,erfenis,weduwe,kwetsbaarheid,panstwa domen,domena wygasa,
    rejestr firm,oplata za wpis,rejestracyjn,prawa autorskie,spadek,wdowa,alan adiniz,alan adi,ticaret sicil,
    firma rehberi,telif,miras,guvenlik acigi,ваш домен,домен истекает,реестр,каталог предприяти,
    авторских прав,наследство,вдова,уязвимость}'::text[]),
  ('notices', 2, false, '{نطاقكم,اسم النطاق,حقوق النشر,ميراث,أرملة,ثغرة,ドメインの有効期限,ドメイン更新,著作権,遺産,脆弱性,域名到期,域名即将,侵犯,侵权,著作权,版权,遗产,漏洞}'::text[]),
  ('asking', -2, true, '{do you do seo,do you offer seo,do you also do,i get twelve,i keep getting,we keep getting,keeps calling,
    keep calling,i got an email,i got a mail,got an email from,got a letter,we get about,we got a,
    someone called,somebody called,somebody says,is that a real,is this real,is it real,is this legit,
    is that legit,is this from you,is this a scam,is it a scam,a scam,junk messages,spam through,spam from,
    through our form,promised us,promised me,they promised,they want,they say,is it worth,is this normal,
    should i worry,second opinion,sounds fishy,looks odd,machen sie auch seo,machen sie seo,bekomme standig,
    bekommen standig,ich bekam,ist das serios,ist das echt,versprochen,versprechen uns,uns angerufen,
    faites vous du,faites vous aussi,on m a propose,on nous a propose,est ce serieux,est ce une arnaque,
    nous recevons,j ai recu,hacen seo,ustedes hacen,me ofrecieron,nos ofrecieron,me prometieron,
    nos prometieron,es una estafa,recibimos,me llamaron,ci hanno promesso,mi hanno promesso,ci hanno proposto,
    mi hanno offerto,fate anche,voi fate,e una truffa,voces fazem,me prometeram,nos prometeram,me ofereceram,
    recebi um,recebemos,segunda opiniao,e golpe,doen jullie ook,doen jullie aan,beloven,beloofd,is dit echt,
    wij krijgen,ik kreeg,czy robicie,czy zajmujecie,obiecal,obiecuj,dostaje,dostalem,dostalam,czy to oszust,
    siz de,yapiyor musunuz,soz verdi,vaat et,gercek mi,dolandiric,вы занимаетесь,занимаетесь ли,обещал,
    обещают,предложили,мне звонят,звонят,мошенник,развод}'::text[]),
  ('asking', -2, false, '{هل تقدمون,عرضت علينا,هل هذا حقيقي,وصلتني,営業電話,御社もseo,毎日のようにかかって,困って,本当でしょうか,你们也做,你们做,打电话说,不太相信,是真的吗,骗子,
    收到一封}'::text[])
$$;

-- The parts of a letter to a stranger: looked at your site, what we do, the price, a gift, the question at the end.
create function private.approach_phrases() returns table (part text, weight integer, at_word boolean, phrases text[])
language sql immutable set search_path = '' as $$
  values
  ('seen', 1, true, '{your website,your site,perilune example,your homepage,your company,your agency,your instagram,
    your business,your brand,your domain,your journal,your posts,your open role,your role,our website and,
    website of yours,perilune team,esteemed website,ihre seite,ihre webseite,ihre website,ihr journal,
    ihr unternehmen,ihre agentur,ihren auftritt,votre site,votre agence,votre journal,votre entreprise,
    vos publications,su sitio,su pagina,su web,su empresa,su agencia,sus redes,sus publicaciones,
    vuestro sitio,vostro sito,vostra agenzia,vostra azienda,suo sito,seu site,sua agencia,sua empresa,
    seu blog,vosso site,jullie site,jullie website,jullie verhaal,jullie bureau,jullie journal,uw website,
    uw site,uw bedrijf,uw bureau,panstwa stron,panstwa witryn,panstwa firm,panstwa agencj,wasza stron,
    waszej stron,web siteniz,sitenizi,siteniz,ajansiniz,sirketiniz,ваш саит,вашем саите,вашего саита,
    вашеи студи,ваше агентство,вашу вакансию,вашеи компани,вашу страниц}'::text[]),
  ('seen', 1, false, '{موقعكم,شركتكم,وكالتكم,منافسيكم,貴社,御社のサイト,御社の,貴サイト,贵公司,贵网站,贵司,您的网站,你们的网站,您的公司}'::text[]),
  ('sells', 1, true, '{we help,we work with,our team,we are a team,we offer,we sell,we provide,we build,we print,we buy,we run,
    we hold,we have a verified,we have helped,i help,i run a small team,our clients,most of our clients,
    most clients,our studio,we represent,our experts,we make,we can add,we can teach,we can redesign,
    my clients,one of my clients,wir gestalten,wir helfen,wir bieten,wir stellen,wir liefern,wir erstellen,
    wir vermitteln,unsere kunden,unser team,wir entwickeln,fur kunden,eines kunden,nous aidons,nous proposons,
    nous installons,nous creons,nous mettons,notre equipe,nos clients,pour nos clients,d un client,ayudamos,
    ofrecemos,nuestro equipo,nuestros clientes,hacemos crecer,creamos,disenamos,un cliente,vendemos,
    trabajamos con,aiutiamo,offriamo,realizziamo,nostro team,nostri clienti,ci occupiamo,proponiamo,ajudamos,
    oferecemos,nossa equipe,nossos clientes,criamos,fazemos,represento,apresentamos,wij helpen,wij maken,
    wij bieden,ons team,onze klanten,voor onze klanten,voor een aantal klanten,wij leveren,we helpen,we maken,
    pomagamy,zajmujemy sie,oferujemy,tworzymy,nasz zespol,naszych klientow,nasi klienci,naszym klientom,
    yardimci oluyoruz,sunuyoruz,hizmet veriyoruz,ekibimiz,ekibiyiz,yapiyoruz,musterilerimiz,мы помогаем,
    мы занимаемся,мы делаем,предлагаем,предлагаю,наша команда,нашеи команд,наши клиенты,наших клиентов,
    помогаем,делаем}'::text[]),
  ('sells', 1, false, '{نساعد,نقدم,فريقنا,لدينا فريق,عملائنا,نحن شركة,弊社は,弊社では,専門とし,在籍,ご提供,お手伝い,お客様の多く,我们团队,我们专门,我们帮助,我们提供,我们是一家,
    我们公司,专业从事}'::text[]),
  ('price', 1, false, '{$ 0,0 $,0$,0 usd,0 dol,0 eur,0 dollar,0 zl,0 tl,0 lir,0 руб,0 долл,0 dolar,0 percent,0元,0万円,0円,元起,美元,
    دولار,per hour,per month,a month,im monat,par mois,al mes,al mese,por mes,per maand,miesieczn,aylik,
    в месяц,每月,月額,modest,affordable,symbolic,cents per,monthly fee,festpreis,prezzo fisso,precio fijo,canone,
    abonnement vanaf,0k,за результат,按效果}'::text[]),
  ('free', 1, true, '{free of charge,for free,free trial,free sample,free report,free audit,at no cost,no cost,costs nothing,
    cost nothing,no obligation,no charge,would be free,first week free,free analysis,gratis,kostenlos,
    kostenfrei,unverbindlich,gratuit,offert,sans engagement,sin compromiso,gratuito,gratuita,gratuitamente,
    senza impegno,sem compromisso,sem custo,vrijblijvend,bezplatn,za darmo,niezobowiaz,ucretsiz,bedava,
    бесплатно,бесплатныи,бесплатную,без обязательств}'::text[]),
  ('free', 1, false, '{مجاني,مجاناً,مجانية,無料,お試し,免费,试用,先试}'::text[]),
  ('ask', 2, true, '{can i send,can we send,can we mail,may i send,shall i send,shall we send,i can send,i will send,
    could i send,happy to show,glad to explain,can i tell you,can i show,may i show,can i call,
    if i called you,could i call,would you be open to,would you be interested,are you interested,interested,
    worth a chat,should i stop,should i ask again,would that be of help,which amount,what amount,reply with,
    who decides,who looks after,who is the right person,who is responsible for marketing,right person,
    short call,quick call,ten minute call,minute call,convenient time,let me know your target,
    tell me which role,would you like to look,would you like to see,let us know who we should,
    what do you charge for,send me your price,send price,please send price,how much for a,leave me out,
    leave no more,kindly say yes,waiting your kindly,darf ich ihnen,kann ich ihnen,soll ich ihnen,
    schicke ich ihnen,sende ich ihnen,passt ihnen,welche summe,an wen darf,an wen kann,wer ist bei ihnen,
    hatten sie interesse,haben sie interesse,bei interesse,rufe sie gerne,wann passt,kurzes telefonat,
    puis je vous,puis je,souhaitez vous,seriez vous interess,a qui dois je,a qui puis je,quand pouvons nous,
    un court appel,quelles sont vos conditions,je vous envoie,je peux vous,puedo enviar,le puedo enviar,
    puedo mandar,les puedo,les cuento,le cuento,le envio,les envio,les interesa,le interesa,les interesaria,
    le interesaria,a quien se lo,a quien puedo,con quien puedo,cuando podemos,una llamada breve,llamada corta,
    posso mandar,posso inviar,posso mostrar,le mando,vi mando,vi preparo,a chi posso,le interessa,
    vi interessa,vi interesserebbe,sareste interessati,quando possiamo,una breve chiamata,posso enviar,
    posso apresentar,com quem posso,tem interesse,teriam interesse,que tal,quando podemos,uma conversa rapida,
    quantas reunioes,zal ik,mag ik,kan ik jullie,kan ik u,aan wie kan,hebben jullie interesse,
    heeft u interesse,wanneer schikt,kort gesprek,kort belletje,wat kost een,wat rekenen,czy moge,
    moge przeslac,moge wyslac,chetnie przygotuje,chetnie przesle,do kogo moge,czy sa panstwo zainteresowani,
    kiedy mozemy,krotka rozmow,zadzwonic w tym,gonderebilir miyim,gondereyim,gostereyim,ilgilenir misiniz,
    kiminle gorus,ne zaman gorus,kisa bir gorusme,arayabilir miyim,могу прислать,могу бесплатно,
    могу отправить,пришлю,кому его отправить,кому отправить,если интересно,интересно ли вам,
    подскажите какая сумма,когда удобно созвониться,удобно созвониться,с кем можно,пиши в ответ,договоримся}'::text[]),
  ('ask', 2, false, '{هل يمكنني إرسال,هل أرسل,هل ترغبون,متى يناسبكم,اتصال قصير,من الشخص المسؤول,هل تودون,ご説明の機会,ご説明させて,ご提案させて,
    お時間をいただ,お送りしても,ご興味,ご都合,資料をお送り,打ち合わせ,请问发给哪位,请问方便,是否方便,可以给您,发给您,感兴趣,有兴趣,约个时间,简短通话,方便的话}'::text[])
$$;

-- How much plain words (private.plain_words) approach a stranger: each part once, 0 to 6.
create function private.approach_of(plain text) returns integer
language sql immutable set search_path = '' as $$
  select coalesce(sum(part.weight), 0)::integer
  from (
    select distinct phrases.part, phrases.weight from private.approach_phrases() phrases
    where exists (select from unnest(phrases.phrases) phrase
      where position(case when phrases.at_word then ' ' || phrase else phrase end in plain) > 0)
  ) part
$$;

-- What plain words offer, or null: the topic most said, if said outright or hinted at in an approach.
create function private.offered_topic(plain text, approach integer) returns text
language sql immutable set search_path = '' as $$
  with said as (
    select phrases.topic, sum(phrases.weight) as weight
    from private.offer_phrases() phrases, unnest(phrases.phrases) phrase
    where position(case when phrases.at_word then ' ' || phrase else phrase end in plain) > 0
    group by phrases.topic
  )
  select said.topic from said
  where said.topic <> 'asking'
    and said.weight + coalesce((select asking.weight from said asking where asking.topic = 'asking'), 0)
      >= case when approach >= 3 then 1 else 2 end
  order by said.weight desc, said.topic
  limit 1
$$;

-- The signals of a form by what is written in it, each at most once; the points are those of docs/decisions.
create function private.spam_signals(name text, email text, company text, subject text, words text)
returns table (reason text, points integer)
language plpgsql immutable set search_path = '' as $$
declare
  mail_host text := lower(split_part(email, '@', -1));
  said text := concat_ws(E'\n', subject, words);
  everything text := concat_ws(E'\n', name, company, subject, words);
  hosts text[] := array(select private.named_hosts(everything));
  plain text := private.plain_words(private.own_words(said));
  approach integer := private.approach_of(plain);
  topic text := private.offered_topic(plain, approach);
begin
  return query
    select signal.reason, signal.points
    from (values
      ('markup', 4, private.has_link_markup(everything, mail_host)),
      ('short-link', 3, exists (select from unnest(hosts) host where private.is_short_link(host))),
      ('offers-' || topic, 3, topic is not null),
      ('approach', 2, approach >= 3),
      ('messenger', 2, (topic is not null or approach >= 3) and private.names_messenger(everything)),
      ('repeated-host', 2, exists (
        select from unnest(hosts) host
        where host <> 'perilune.example' and (host <> mail_host or private.is_cheap_suffix(host))
        group by host having count(*) > 1)),
      ('cheap-suffix', 2, private.is_cheap_suffix(mail_host)
        or exists (select from unnest(hosts) host where private.is_cheap_suffix(host))),
      ('disposable', 2, private.is_disposable_mail(mail_host))
    ) signal(reason, points, holds)
    where signal.holds;
end
$$;

revoke all on function private.plain_words(text), private.own_words(text), private.named_hosts(text),
  private.is_cheap_suffix(text), private.is_short_link(text), private.is_disposable_mail(text),
  private.names_messenger(text), private.has_link_markup(text, text), private.offer_phrases(),
  private.approach_phrases(), private.approach_of(text), private.offered_topic(text, integer),
  private.spam_signals(text, text, text, text, text) from public;
