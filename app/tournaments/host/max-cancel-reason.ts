/** Characters, as people count them. */
export const maxCancelReason = 300;
