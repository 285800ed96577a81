/** The longest reason that staff give for changing a team, in characters. */
export const maxReasonLength = 200;
