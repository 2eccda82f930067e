/** UTF-16 units a field of the door takes in at all; far above what the club allows, so that words can say what is too long. */
export const FIELD_MAX = 1000;

/** What is pasted or dropped is looked at before the page takes it in: megabytes would freeze it. */
export const isTooMuch = (incoming: string): boolean => incoming.length > FIELD_MAX;
