export const typedFields = ['uid', 'displayName', 'tonamelId', 'role'] as const;

/** The form that adds a member, as it was typed. */
export type TypedMember = Partial<Record<(typeof typedFields)[number], string>>;
