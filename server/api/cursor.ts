import { z } from "zod";

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.guid()]);

/** The place behind a lead: when it came, to the microsecond, and its id. */
export type Cursor = { readonly at: string; readonly id: string };

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

/** Undefined for what this did not write. */
export function readCursor(text: string): Cursor | undefined {
  try {
    const [at, id] = cursorShape.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { at, id };
  } catch {
    return undefined;
  }
}
