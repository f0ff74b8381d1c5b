/** The former name of `privacy.ts`, for one release. */
export {};
await import("./privacy.ts");
