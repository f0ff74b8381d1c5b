/**
 * Hands a file made in the page to the browser's downloads, without a request. Signs that a file system may refuse
 * become hyphens.
 */
export function downloadBlob(name: string, type: string, data: BlobPart): void {
  const url = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  // Revoking in the same task would take the data away before the browser has it.
  setTimeout(() => URL.revokeObjectURL(url));
}

export function safeFileName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, "-");
}
