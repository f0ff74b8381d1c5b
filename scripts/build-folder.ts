/** Where this build goes; `scripts/builds.mjs` names a folder beside the one that is being served. */
export const buildFolder = process.env.BUILD_FOLDER ?? "build/by-hand";
