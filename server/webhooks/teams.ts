import type { Description } from "./describe.ts";

/**
 * For a workflow of Teams that begins "when a webhook request is received": a message with one Adaptive Card. Words of
 * others are text runs, in which nothing is read as Markdown.
 */
export function teamsMessage({ title, facts, quote }: Description, address: string) {
  const lines = facts.map(([label, value]) => ({
    type: "RichTextBlock",
    spacing: "Small",
    inlines: [
      { type: "TextRun", text: `${label}: `, weight: "Bolder" },
      { type: "TextRun", text: value },
    ],
  }));
  const words = {
    type: "RichTextBlock",
    separator: true,
    inlines: [{ type: "TextRun", text: quote, italic: true }],
  };
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [
            {
              type: "RichTextBlock",
              inlines: [{ type: "TextRun", text: title, weight: "Bolder", size: "Medium" }],
            },
            ...lines,
            ...(quote === "" ? [] : [words]),
          ],
          actions: [{ type: "Action.OpenUrl", title: "Open it in the inbox", url: address }],
        },
      },
    ],
  } as const;
}
