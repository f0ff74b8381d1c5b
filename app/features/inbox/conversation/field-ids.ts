/** Ids of the fields that keys lead to. */
export const noteFieldId = "new-note";
export const snoozeFieldId = "put-off";
export const templateFieldId = "reply-template";
export const replyFieldId = "reply-text";
