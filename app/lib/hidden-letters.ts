/** Letters without a shape of their own, and blanks that pass for letters (U+2800). The database has the same rules. */
const hidden = String.raw`\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800`;

const nothing = new RegExp(`^[${hidden}]*$`, "u");
const address = new RegExp(`^[^@${hidden}]+@[^@${hidden}]+\\.[^@${hidden}]+$`, "u");

/** Whether a text has nothing that could be seen. */
export function isBlank(text: string): boolean {
  return nothing.test(text);
}

/** Whether a text has the shape of an e-mail address, and nothing in it that does not show. */
export function isEmail(text: string): boolean {
  return address.test(text);
}
