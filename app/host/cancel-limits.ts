/** Characters, as people count them. */
export const maxCancelReason = 300;
/** A request may ask others a thousand times. */
export const maxCancelMails = 400;
