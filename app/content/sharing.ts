/** Labels of what a reader can do with a page worth passing on. */
export const sharing = {
  share: "Share",
  copy: "Copy link",
  copied: "Copied",
  address: "Address of this page",
} as const;
