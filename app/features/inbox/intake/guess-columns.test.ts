import { expect, test } from "vitest";
import { firstValue, guessColumns } from "./guess-columns.ts";
import { hasHeading, readTable } from "./read-table.ts";

async function guessed(text: string) {
  const table = await readTable(text);
  const isHeaded = hasHeading(table);
  return { isHeaded, columns: guessColumns(table, isHeaded) };
}

test.each([
  ["Vorname;Name;E-Mail-Adresse;Telefon-Nr.;Firma", "firstName lastName email phone company"],
  ["Prénom;Nom;Courriel;Société;Remarques", "firstName lastName email company message"],
  ["Nombre,Apellidos,Correo electrónico,Móvil", "firstName lastName email phone"],
  ["Name\tE-mail 1 - Value\tOrganization 1 - Name", "name email company"],
  ["Naam;E-mailadres;Bedrijf;Bron", "name email company source"],
  ["Imię;Nazwisko;E-mail;Uwagi", "firstName lastName email message"],
  ["氏名,メールアドレス,会社名", "name email company"],
])("%s", async (heading, fields) => {
  expect(await guessed(`${heading}\n`)).toEqual({ isHeaded: true, columns: fields.split(" ") });
});

test("without headings addresses, numbers and names are known by their looks", async () => {
  const text =
    "17;ada@vaart.example;Ada Lind;+47 22 00 00 00\n18;bo@vaart.example;Bo Ek;22 33 44 55\n";
  expect(await guessed(text)).toEqual({
    isHeaded: false,
    columns: [null, "email", "name", "phone"],
  });
});

test("a field is given once; a second column of addresses stays out", async () => {
  const { columns } = await guessed("Name;E-Mail;Mail\nAda;a@x.example;b@x.example\n");
  expect(columns).toEqual(["name", "email", null]);
});

test("days and amounts are no phone numbers", async () => {
  const { columns } = await guessed(
    "Ada Lind,2026-11-24,a@x.example\nBo Ek,2026-11-25,b@x.example\n",
  );
  expect(columns).toEqual(["name", null, "email"]);
});

test("unknown headings over known columns are headings all the same", async () => {
  const { isHeaded, columns } = await guessed("Wer,Wie\nAda Lind,ada@vaart.example\n");
  expect(isHeaded).toBe(true);
  expect(columns).toEqual([null, "email"]);
});

test("the sample is the first value that is there", async () => {
  const table = await readTable("Name;Firma\nAda;\nBo;Ek AB\n");
  expect([firstValue(table, true, 1), firstValue(table, false, 1)]).toEqual(["Ek AB", "Firma"]);
});
