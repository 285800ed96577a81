/** By how many minutes a deadline is moved at a press. */
export const extensions = [10, 30] as const;

/** The pages of a tournament where it is offered. */
export type ExtendedFrom = 'teams' | 'day';
