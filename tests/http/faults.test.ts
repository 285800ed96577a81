import { describe, expect, it } from 'vitest';
import { isUnavailable, reached, typedLines, Unavailable, withoutSecrets } from '~/http/faults';

const queryOf = (message: string) =>
  new Error('Failed query: select 1\nparams: x', { cause: new Error(message) });

describe('a part that is down', () => {
  it.each([
    ['D1_ERROR: Network connection lost.', true],
    ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', true],
    ['D1_ERROR: internal error; reference = abc', true],
    ['D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.', true],
    ['D1_EXEC_ERROR: Network connection lost.', true],
    ['D1_ERROR: database is locked: SQLITE_BUSY', true],
    ['D1_ERROR: database or disk is full: SQLITE_FULL', true],
    ['D1_ERROR: no such table: tournaments: SQLITE_ERROR', false],
    ['D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT (extended: X)', false],
    ['D1_ERROR: string or blob too big: SQLITE_TOOBIG', false],
    ["D1_TYPE_ERROR: Type 'undefined' not supported", false],
    ["Cannot read properties of undefined (reading 'id')", false],
  ])('is told from a mistake of ours: %s', (message, expected) => {
    expect(isUnavailable(queryOf(message))).toBe(expected);
    expect(isUnavailable(new Error(message))).toBe(expected);
  });

  it('is one that fails or takes too long', async () => {
    expect(await reached(Promise.resolve(1))).toBe(1);
    await expect(reached(Promise.reject(new Error('10001')))).rejects.toBeInstanceOf(Unavailable);
    await expect(reached(new Promise(() => {}), 5)).rejects.toBeInstanceOf(Unavailable);
    expect(isUnavailable(new Unavailable('x'))).toBe(true);
    expect(isUnavailable('text')).toBe(false);
  });
});

describe('a form that is given back', () => {
  const form = {
    texts: [
      ['email', 'a@example.com'],
      ['password', 'secret'],
      ['newPassword', 'secret'],
      ['intent', 'submit'],
      ['isPublic', 'on'],
      ['text', 'one\r\ntwo'],
      ['empty', ' '],
    ] as const,
    hasFiles: false,
    isMultipart: false,
  };

  it('holds no password', () => {
    const given = withoutSecrets(form);
    expect(given.hadSecrets).toBe(true);
    expect(JSON.stringify(given)).not.toContain('secret');
    expect(given.texts).toHaveLength(5);
  });

  it('shows what a person typed', () => {
    expect(typedLines(form)).toBe('a@example.com\none\ntwo');
  });
});
