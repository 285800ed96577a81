import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTeamCode, spacedTeamCode } from '~/pokedex/team-code';

describe('a team code', () => {
  it.each([
    ['ABCDE12345', 'ABCDE12345'],
    ['abcde 12345', 'ABCDE12345'],
    ['ＡＢＣＤＥ　１２３４５', 'ABCDE12345'],
    [' ABCDE-12345\n', 'ABCDE12345'],
    ['ABCDE–12345', 'ABCDE12345'],
    ['ABCDE ー 12345', 'ABCDE12345'],
    ['AB\u200bCDE12345', 'ABCDE12345'],
    ['0000000000', '0000000000'],
    ['', ''],
    [' 　-', ''],
    ['ABCDE1234', undefined],
    ['ABCDE123456', undefined],
    ['ABCDE1234あ', undefined],
    ['ABCDE1234!', undefined],
    ['ABCDE1234ß', undefined],
    // The long s is an s by compatibility.
    ['ABCDE1234ſ', 'ABCDE1234S'],
    ['ABCDE1234ı', undefined],
    ['ABCDE 12345 FGHIJ 67890', undefined],
  ])('%j is %j', (text, expected) => {
    expect(readTeamCode(text)).toBe(expected);
  });

  it('comes back out of what is shown, however it is typed', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    for (let turn = 0; turn < 500; turn++) {
      const code = Array.from({ length: 10 }, () => letters[randomInt(36)]).join('');
      expect(spacedTeamCode(code)).toBe(`${code.slice(0, 5)} ${code.slice(5, 10)}`);
      expect(readTeamCode(spacedTeamCode(code).toLowerCase())).toBe(code);
    }
  });

  it('is ten capitals and digits, or nothing, whatever comes', () => {
    for (let turn = 0; turn < 2000; turn++) {
      const found = readTeamCode(randomBytes(randomInt(24)).toString(turn % 2 ? 'latin1' : 'utf16le'));
      expect(found ?? '').toMatch(/^(|[A-Z0-9]{10})$/);
    }
  });
});
