/** Characters, not bytes. */
export const maxReasonLength = 200;
