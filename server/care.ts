/** The former name of `privacy.ts`, for one release. */
export * from "./privacy.ts";
