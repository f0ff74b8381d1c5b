/** Its message is meant for the person at the command line. */
export class PrivacyError extends Error {}
