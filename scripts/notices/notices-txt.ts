import type { ShippedPackage } from "./read-package.ts";

type Notices = {
  readonly siteName: string;
  readonly fonts: readonly ShippedPackage[];
  /** Whose code is in the scripts and style sheets of the site. */
  readonly browser: readonly ShippedPackage[];
  /** Whose code runs on the server only and is not distributed. */
  readonly server: readonly Omit<ShippedPackage, "text">[];
};

const rule = "-".repeat(72);

/** What others have made and this site passes on, with their licences: plain text for `/notices.txt`. */
export function noticesTxt({ siteName, fonts, browser, server }: Notices): string {
  const lines = server.map(({ name, version, license }) => `${name} ${version}, ${license}`);
  return [
    `Fonts and open-source software on the website of ${siteName}`,
    "Each is used under the licence of its authors that stands with it.",
    heading("Fonts"),
    "Cut down to the characters and the widths that this site uses.",
    ...blocks(fonts),
    heading("Software in the pages"),
    "Parts of it, made smaller, are in the scripts and style sheets of this site.",
    ...blocks(browser),
    heading("Software on the server"),
    "It runs with us and is not part of the pages. Each package comes with its licence.",
    [...new Set(lines)].toSorted().join("\n"),
    "",
  ].join("\n\n");
}

function heading(text: string): string {
  return `${rule}\n${text.toUpperCase()}\n${rule}`;
}

/** Packages with the same words under one heading. */
function blocks(packages: readonly ShippedPackage[]): readonly string[] {
  const byText = Map.groupBy(packages, ({ text }) => text);
  return Array.from(byText, ([text, group]) => {
    const names = group.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${[...new Set(names)].toSorted().join("\n")}\n\n${text}`;
  });
}
