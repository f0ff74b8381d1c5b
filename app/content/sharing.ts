/** Labels of what a reader can take along from a page. */
export const sharing = {
  share: "Share",
  copy: "Copy link",
  copyCode: "Copy",
  copied: "Copied",
  address: "Address of this page",
} as const;
