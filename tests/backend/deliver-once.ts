/** Hands one e-mail to the mail server in the first argument and prints what became of it: for settings of a process. */
import { deliver } from "../../server/mail/deliver.ts";
import { makeMessage } from "../../server/mail/message.ts";

const received = { subject: "Encrypted", heading: "Encrypted", preview: "", why: "", blocks: [] };
const from = { name: "Perilune", address: "hello@perilune.example" };
const message = await makeMessage(received, crypto.randomUUID(), from, ["ada@example.com"]);
const outcome = await deliver(process.argv[2] ?? "", message, new AbortController().signal);
process.stdout.write(JSON.stringify(outcome));
