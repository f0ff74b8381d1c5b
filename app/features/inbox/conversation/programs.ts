/** Endings of what runs when it is opened, or asks to: programs, scripts, documents with macros, links of the system. */
const endings =
  /\.(?:exe|msi|msix|com|scr|bat|cmd|ps1|vbs?|vbe|jse?|wsf?|wsh|hta|cpl|dll|jar|app|dmg|pkg|sh|command|deb|rpm|apk|appimage|reg|lnk|url|desktop|inf|iso|img|vhdx?|docm|dotm|xlsm|xltm|xlam|xll|pptm|potm|ppam|ppsm|sldm|accd[abe]|mde|slk|iqy|chm|html?|xhtml|svgz?|mht|mhtml)$/i;

/** Whether a file is one that asks first. */
export function canRun(name: string): boolean {
  return endings.test(name.trim().replace(/[. ]+$/, ""));
}
