export const downloadsFolder = "app/generated/downloads";
/** `[{ id, name, description, file, bytes }]`, in the order of the catalog. */
export const downloadsList = "app/generated/downloads.json";
/** What the files were made of. */
export const inputsStamp = "app/generated/downloads.inputs";
