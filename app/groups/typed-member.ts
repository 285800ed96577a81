export const prefillFields = ['uid', 'displayName', 'tonamelId', 'role'] as const;

export type MemberPrefill = Partial<Record<(typeof prefillFields)[number], string>>;
