export const rules = ['all', 'single', 'double', 'multi', 'triple'] as const;
export type Rule = (typeof rules)[number];

export const games = ['sv', 'champions'] as const;
export type Game = (typeof games)[number];

export const formats = ['online', 'offline'] as const;
export type Format = (typeof formats)[number];
