/** Graphemes. */
export const maxCancelReason = 300;
/** A worker may make 1,000 subrequests per request. */
export const maxCancelMails = 400;
