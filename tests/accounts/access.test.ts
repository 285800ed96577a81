import { describe, expect, it } from 'vitest';
import { type Access, accessChoice, accessName, isChosen, isNothing } from '~/accounts/access';
import type { Translate } from '~/locales/i18n';

const createdAt = new Date(0);
const list: Access[] = [
  { kind: 'passkey', id: 'one', name: 'Phone', createdAt, lastUsedAt: null },
  { kind: 'passkey', id: 'two', name: 'Key', createdAt, lastUsedAt: null },
  { kind: 'token', id: 'one', name: 'Bot', group: 'Azalea', createdAt, lastUsedAt: null },
  { kind: 'codes', number: 8, createdAt },
  { kind: 'google' },
  { kind: 'calendar', createdAt },
];

describe('a credential that is removed', () => {
  it('is the chosen one alone, also if another kind has the same ID', () => {
    const choices = list.map(accessChoice);
    expect(choices).toEqual(['passkey:one', 'passkey:two', 'token:one', 'codes', 'google', 'calendar']);
    for (const [at, choice] of choices.entries())
      expect(list.map((access) => isChosen(access, choice))).toEqual(list.map((_, i) => i === at));
  });

  it('is every one where all are chosen, and none by a kind alone that has IDs', () => {
    expect(list.every((access) => isChosen(access, 'all'))).toBe(true);
    for (const wrong of ['passkey', 'passkey:', 'token', '', 'ALL'])
      expect(list.some((access) => isChosen(access, wrong))).toBe(false);
  });

  it('is named with what tells it from the others', () => {
    const told: [string, object | undefined][] = [];
    const t = ((key: string, values?: object) => {
      told.push([key, values]);
      return key;
    }) as unknown as Translate;
    for (const access of list) accessName(access, t);
    expect(told).toEqual([
      ['access.names.passkey', { name: 'Phone' }],
      ['access.names.passkey', { name: 'Key' }],
      ['access.names.token', { name: 'Bot', group: 'Azalea' }],
      ['access.names.codes', { number: 8 }],
      ['access.names.google', undefined],
      ['access.names.calendar', undefined],
    ]);
  });

  it('is nothing only if nothing of any kind is left', () => {
    expect(isNothing({})).toBe(true);
    expect(isNothing({ sessions: 0, passkeys: 0 })).toBe(true);
    expect(isNothing({ sessions: 0, passkeys: 1 })).toBe(false);
    expect(isNothing({ sessions: 2, passkeys: 1 })).toBe(false);
  });
});
