import { numberFormat } from "#domain/formats.ts";
import type { Email } from "#domain/letter/email.ts";
import { momentAtOffice } from "./moments.ts";

/** What strangers have sent since an hour before it was noticed that there were many. */
type Flood = {
  readonly since: Date;
  /** How many messages, those in quarantine included. */
  readonly total: number;
  readonly quarantined: number;
};

const count = numberFormat();

/** To the team, instead of a notice of each message. */
export function floodNoticeEmail({ since, total, quarantined }: Flood, origin: string): Email {
  const [apart, listed] = [count(quarantined), count(total - quarantined)];
  const messages = total === 1 ? "1 message" : `${count(total)} messages`;
  return {
    subject: `A flood: ${messages} from strangers`,
    heading: "A flood of messages",
    preview: `${apart} in quarantine, ${listed} on the lists.`,
    blocks: [
      {
        kind: "text",
        text: `Since ${momentAtOffice(since)} strangers have sent ${messages}. Strangers are people whom nobody here has answered yet and who are not signed in.`,
      },
      {
        kind: "records",
        records: [
          {
            name: `In quarantine: ${apart}`,
            href: `${origin}/admin?view=quarantine`,
            lines: ["Suspected of being advertising, and kept apart until somebody looks"],
            quote: "",
          },
          {
            name: `On the lists: ${listed}`,
            href: `${origin}/admin?view=all`,
            lines: [],
            quote: "",
          },
        ],
      },
      {
        kind: "text",
        text: "While it lasts, strangers get no receipts, and there is no notice of each of their messages, but at most one letter like this in an hour. Every message is stored, and everybody else is served as always.",
      },
      {
        kind: "text",
        text: "Honest messages may be among those in quarantine. Whoever you put back within a day of their message gets the receipt then.",
      },
    ],
    why: "You get this letter because new leads are sent to your address.",
    isInternal: true,
  };
}
