/** What a column of a file can become. */
export type ImportField =
  "name" | "firstName" | "lastName" | "email" | "phone" | "company" | "source" | "message";

export const importFieldNames: readonly ImportField[] = [
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "source",
  "message",
];

/** How programs and people call their columns, without accents, blanks and signs. */
const names: Readonly<Record<ImportField, string>> = {
  name:
    "name fullname displayname contact contactname contactperson kontakt kontaktperson ansprechpartner " +
    "vollstandigername person kunde kundenname customer customername client nom nomcomplet nomprenom nombre " +
    "nombrecompleto contacto nome nomecompleto nominativo contatto naam volledigenaam contactpersoon namn navn nimi " +
    "imieinazwisko jmenoaprijmeni имя фио 氏名 名前 姓名 이름",
  firstName:
    "firstname first givenname forename vorname prenom prenoms primernombre voornaam fornamn fornavn etunimi imie " +
    "jmeno primeironome 名",
  lastName:
    "lastname last surname familyname nachname familienname zuname nomdefamille apellido apellidos cognome sobrenome " +
    "achternaam efternamn etternavn efternavn sukunimi nazwisko prijmeni фамилия 姓",
  email:
    "email emailaddress mail mailaddress primaryemail workemail email1 email1value emailadresse mailadresse " +
    "emailadres courriel adressemail adresseemail adressedecourriel correo correoelectronico direccioncorreo " +
    "direcciondecorreo postaelettronica indirizzoemail epost epostadress epostadresse eposta sahkoposti adresemail " +
    "почта электроннаяпочта メール メールアドレス 邮箱 电子邮件 이메일",
  phone:
    "phone phonenumber telephone telephonenumber tel telno mobile mobilephone mobilenumber cell cellphone workphone " +
    "businessphone phone1value telefon telefonnummer telefonnr rufnummer mobil mobilnummer mobiltelefon handy " +
    "handynummer numerodetelephone portable telefono numerodetelefono movil celular cellulare telefone telemovel " +
    "telefoon telefoonnummer mobiel puhelin puhelinnumero numertelefonu телефон 電話 電話番号 电话 전화",
  company:
    "company companyname organisation organization organizationname organization1name account accountname business " +
    "employer firma firmenname firmaname unternehmen betrieb societe entreprise raisonsociale empresa compania azienda " +
    "societa ragionesociale bedrijf bedrijfsnaam organisatie foretag bolag virksomhed bedrift yritys nazwafirmy " +
    "spolecnost компания 会社 会社名 公司 회사",
  source:
    "source leadsource origin channel campaign quelle herkunft kanal messe provenance origine source origen procedencia " +
    "fuente fonte provenienza origem bron herkomst kalla kilde zrodlo источник",
  message:
    "message note notes comment comments remark remarks description details notiz notizen bemerkung bemerkungen " +
    "anmerkung anmerkungen nachricht kommentar kommentare beschreibung commentaire commentaires remarque remarques " +
    "mensaje nota notas comentario comentarios observaciones messaggio note commento commenti opmerking opmerkingen " +
    "bericht anteckning meddelande notat besked uwagi poznamka комментарий メモ 备注 메모",
};

const known: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    isField(field)
      ? words.split(" ").map((word): [string, ImportField] => [plain(word), field])
      : [],
  ),
);

export function isField(name: string): name is ImportField {
  return importFieldNames.some((field) => field === name);
}

/** The field that a heading means; `null` for a heading that says nothing here. */
export function fieldNamed(heading: string): ImportField | null {
  return known.get(plain(heading)) ?? null;
}

function plain(heading: string): string {
  return heading
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .normalize("NFC");
}
