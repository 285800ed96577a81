import type { Translate } from '~/locales/i18n';

/** One thing that opens an account, or what is its owner's, without the password. */
export type Access =
  | { kind: 'passkey'; id: string; name: string; createdAt: Date; lastUsedAt: Date | null }
  | { kind: 'codes'; number: number; createdAt: Date | null }
  | { kind: 'google' }
  | { kind: 'calendar'; createdAt: Date }
  | { kind: 'token'; id: string; name: string; group: string; createdAt: Date; lastUsedAt: Date | null };

/** By what it is chosen in a form: `all` for everything that there is. */
export type AccessChoice = string;

export const choiceOf = (access: Access): AccessChoice =>
  'id' in access ? `${access.kind}:${access.id}` : access.kind;

export const isChosen = (access: Access, choice: AccessChoice): boolean =>
  choice === 'all' || choice === choiceOf(access);

/** 「パスキー「iPhone」」, "Passkey “iPhone”". */
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
