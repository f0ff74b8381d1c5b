import type { AppPath } from "./app-path.ts";

/** A link in running text: to a page of ours, or to a file or a mailbox. */
export type TextLink =
  | { readonly text: string; readonly to: AppPath; readonly query?: `?${string}` }
  | { readonly text: string; readonly href: `mailto:${string}` | `/${string}` };

/** Running text. What stands between backticks is code. */
export type RichText = string | readonly (string | TextLink)[];
