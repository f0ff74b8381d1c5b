/** Its message is meant for the person at the command line. */
export class CareError extends Error {}
