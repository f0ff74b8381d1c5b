/**
 * Mailboxes that everybody can have: no company is told by them. The same as `private.public_mail`, to which a test holds it;
 * the browser has to know before it offers a link.
 */
const publicMail: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.com.br ymail.com rocketmail.com
  outlook.com outlook.fr outlook.de outlook.es outlook.it hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es
  hotmail.it live.com live.co.uk live.fr live.de live.nl msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com
  pm.me gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de mail.com email.com fastmail.com hey.com
  tutanota.com tuta.com zoho.com yandex.com yandex.ru mail.ru bk.ru list.ru inbox.ru rambler.ru qq.com 163.com 126.com
  sina.com foxmail.com naver.com daum.net hanmail.net orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it
  tiscali.it alice.it wp.pl o2.pl interia.pl onet.pl seznam.cz telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl
  bluewin.ch btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net sbcglobal.net cox.net charter.net
  bellsouth.net earthlink.net shaw.ca rogers.com sympatico.ca bigpond.com optusnet.com.au uol.com.br bol.com.br terra.com.br
  rediffmail.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp yahoo.co.jp yahoo.co.in`.split(/\s+/),
);

export function isPublicMail(domain: string): boolean {
  return publicMail.has(domain.trim().toLowerCase());
}

/** The domain that tells the company of an address; `null` where everybody can have one, or where it is no address. */
export function companyDomain(email: string): string | null {
  const [name, domain, ...more] = email.trim().toLowerCase().split("@");
  if (!name || !domain || more.length > 0 || isPublicMail(domain)) return null;
  return domain;
}
