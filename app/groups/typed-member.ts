export const typedFields = ['uid', 'displayName', 'tonamelId', 'role'] as const;

export type TypedMember = Partial<Record<(typeof typedFields)[number], string>>;
