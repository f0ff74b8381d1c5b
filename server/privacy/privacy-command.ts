import { z } from "zod";
import type { Backend } from "../backend/open-backend.ts";
import { takeBounce } from "../mailbox/take-bounce.ts";
import { erasePerson, exportPerson, findPerson } from "./person.ts";
import { expireRecords, readRetention } from "./retention.ts";

export const privacyCommandShape = z.discriminatedUnion("action", [
  z.object({ action: z.literal("retention"), isDry: z.boolean() }),
  z.object({ action: z.enum(["find", "export", "erase"]), email: z.string() }),
  /** A mail server's report in base64, and the address that our letters come from. */
  z.object({ action: z.literal("bounced"), report: z.base64(), ownAddress: z.string() }),
]);

export type PrivacyCommand = z.infer<typeof privacyCommandShape>;

const bounceLines = {
  stored: "The report is stored; its reader, if there is nobody of that address, is off the list.",
  known: "This report was stored before.",
  "no report": "This is no report of a letter that came back; nothing was stored.",
} as const;

/** Runs a command on the database; answers the lines for the person at the command line. */
export async function runPrivacyCommand(
  { database: { unhurried: kysely } }: Pick<Backend, "database">,
  command: PrivacyCommand,
): Promise<string[]> {
  switch (command.action) {
    case "retention": {
      const totals = await expireRecords(kysely, readRetention(), command.isDry);
      const verb = command.isDry ? "would be deleted" : "deleted";
      return Object.entries(totals).map(([kind, total]) => `${kind}: ${total} ${verb}`);
    }
    case "find": {
      const rows = await findPerson(kysely, command.email);
      const counts = new Map<string, number>();
      for (const { relation } of rows) counts.set(relation, (counts.get(relation) ?? 0) + 1);
      return [...counts]
        .map(([relation, total]) => `${relation}: ${total}`)
        .concat(rows.length === 0 ? ["Nothing is stored about this address."] : []);
    }
    case "export":
      return exportPerson(kysely, command.email);
    case "bounced": {
      const report = Buffer.from(command.report, "base64");
      return [bounceLines[await takeBounce(kysely, report, command.ownAddress)]];
    }
    case "erase": {
      const { totals, mailboxCopies } = await erasePerson(kysely, command.email);
      const lines = Object.entries(totals).map(
        ([relation, total]) => `${relation}: ${total} erased`,
      );
      if (lines.length === 0) return ["Nothing is stored about this address."];
      if (mailboxCopies.length === 0) return lines;
      return [
        ...lines,
        "The mailbox has copies. Delete there what has these Message-IDs:",
        ...mailboxCopies,
      ];
    }
  }
}
