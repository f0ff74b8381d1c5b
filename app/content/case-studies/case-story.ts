/** What a case study tells on its own page, beyond the card that leads there. */
export type CaseStory = {
  readonly meta: { readonly title: string; readonly description: string };
};
