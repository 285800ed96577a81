import type { Translate } from '~/locales/i18n';

/** A credential that opens an account, or data of its owner, without the password. */
export type Access =
  | { kind: 'passkey'; id: string; name: string; createdAt: Date; lastUsedAt: Date | null }
  | { kind: 'codes'; number: number; createdAt: Date | null }
  | { kind: 'google' }
  | { kind: 'calendar'; createdAt: Date }
  | { kind: 'token'; id: string; name: string; group: string; createdAt: Date; lastUsedAt: Date | null };

/** Form value that picks one credential, as `kind:id` or `kind`; `all` picks every one. */
export type AccessChoice = string;

export const accessChoice = (access: Access): AccessChoice =>
  'id' in access ? `${access.kind}:${access.id}` : access.kind;

export const isChosen = (access: Access, choice: AccessChoice): boolean =>
  choice === 'all' || choice === accessChoice(access);

export function accessName(access: Access, t: Translate): string {
  switch (access.kind) {
    case 'passkey':
      return t('access.names.passkey', { name: access.name });
    case 'codes':
      return t('access.names.codes', { number: access.number });
    case 'token':
      return t('access.names.token', { name: access.name, group: access.group });
    default:
      return t(`access.names.${access.kind}`);
  }
}

export const isNothing = (counts: Readonly<Record<string, number>>): boolean =>
  Object.values(counts).every((count) => count === 0);
