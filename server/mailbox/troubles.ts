/** What the team reads of a letter that could not be kept whole. */
export const troubles = {
  manyFiles: (left: number) =>
    `${left} more ${left === 1 ? "file is" : "files are"} in the mailbox.`,
  largeFile: (name: string, bytes: number) => `${name}, ${megabytes(bytes)}, is in the mailbox.`,
  asItCame: "The parts of this letter cannot be told apart: it is shown as it came.",
  largeLetter: (bytes: number) =>
    `This letter has ${megabytes(bytes)}: all of it is in the mailbox.`,
  unreadable: (reason: string) =>
    `This letter could not be read (${reason}). The original is in the mailbox.`,
  slow: "it took too long",
  memory: "it took too much memory",
} as const;

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(bytes < 1024 * 1024 ? 1 : 0)} MB`;
}
