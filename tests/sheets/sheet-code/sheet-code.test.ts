import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from '~/sheets/sheet-code/digits';
import { sheetBytes } from '~/sheets/sheet-code/layout';
import { readSheetCode, type SheetCode } from '~/sheets/sheet-code/read-sheet-code';
import { tables } from '~/sheets/sheet-code/tables';
import { isTag } from '~/sheets/sheet-code/tag.server';
import { writePayload } from '~/sheets/sheet-code/write-payload';
import { worldId } from '../../world-id';
import { anySheet, digitsOfSheet, expectedOf, plainSheet, secret } from './any-sheet';
import editions from './editions.json' with { type: 'json' };
import { readAsStranger, strangersTag } from './stranger';

const { codes, unread } = JSON.parse(readFileSync('docs/sheet-qr.vectors.json', 'utf8'));
const id = worldId('haruka');

function read(digits: string): SheetCode {
  const code = readSheetCode(digits);
  if ('unread' in code) throw new Error(`${code.unread}: ${digits}`);
  return code;
}

describe('a code', () => {
  it('takes 54 bytes of an open sheet and 12 of a closed one', () => {
    expect([sheetBytes(false), sheetBytes(true)]).toEqual([54, 12]);
  });

  it('says what stood on the sheet, in the eyes of a stranger too, who has read nothing but the format’s description', async () => {
    for (const sheet of fc.sample(anySheet, { numRuns: 2000, seed: 14 })) {
      const digits = await digitsOfSheet(sheet, id);
      const ours = plainSheet(read(digits));
      const theirs = readAsStranger(digits);
      expect(ours).toEqual(theirs);
      expect(theirs.members).toEqual(expectedOf(sheet));
      expect([theirs.game, theirs.closed, theirs.name]).toEqual([sheet.game, sheet.isClosed, sheet.name]);
      expect(theirs.tag).toBe(strangersTag(secret, id, theirs).tag);
    }
  });

  it('holds a name of 16 characters, and none that is longer, hidden or not told', () => {
    const nameIn = (name: string) => {
      const payload = writePayload({
        game: 'sv',
        isClosed: true,
        day: 1,
        name,
        members: [{ species: 'abra' }],
      });
      return new TextDecoder().decode(payload.slice(12));
    };
    for (const name of ['ハルカ', 'あ'.repeat(16)]) expect(nameIn(name)).toBe(name);
    for (const name of ['あ'.repeat(17), '👩‍👩‍👧‍👦'.repeat(4), '***', '—', '', ' ', 'a\nb', '\u202eabc'])
      expect(nameIn(name)).toBe('');
  });
});

describe('what is described', () => {
  it.each<(typeof codes)[number]>(codes)('is so: $title', async (vector) => {
    const { digits, sheet, payload, tag, dayKey } = vector;
    expect(plainSheet(read(digits))).toEqual({ ...sheet, payload, tag });
    expect(readAsStranger(digits)).toEqual({ ...sheet, payload, tag });
    expect(strangersTag(vector.secret, vector.id, { date: sheet.date, payload })).toEqual({ dayKey, tag });
    const code = read(digits);
    expect(await isTag(vector.secret, { teamSheetId: vector.id, ...code }, code.tag)).toBe(true);
    expect(digitsOf(Uint8Array.from([...code.payload, ...code.tag]))).toBe(digits);
  });

  it.each(Object.entries<Record<string, string>>(unread))('is refused as %s', (reason, all) => {
    for (const [title, digits] of Object.entries(all))
      expect([title, readSheetCode(digits)]).toEqual([title, { unread: reason }]);
  });

  it('names the numbers of the tables as they were at first', () => {
    const text = readFileSync('docs/sheet-qr.md', 'utf8');
    for (const kind of Object.keys(tables()) as (keyof ReturnType<typeof tables>)[]) {
      const [, told] = new RegExp(`\\| ${kind} +\\| (\\d+)`).exec(text) ?? [];
      expect([kind, Number(told)]).toEqual([kind, editions[0]?.[kind].count]);
    }
  });
});

/** Damaged or newer; or one to six that another reader finds there, too. */
function expectHonest(digits: string) {
  const code = readSheetCode(digits);
  if ('unread' in code) {
    expect(['damaged', 'newer']).toContain(code.unread);
    return;
  }
  expect(code.members.length).toBeGreaterThan(0);
  expect(code.members.length).toBeLessThanOrEqual(6);
  expect(plainSheet(code)).toEqual(readAsStranger(digits));
  for (const { species, details } of code.members) {
    expect(species).not.toBe('blank');
    expect(details === undefined).toBe(code.isClosed);
  }
}

describe('what comes from anywhere', () => {
  it('never throws, and says what a stranger reads too', () => {
    fc.assert(fc.property(fc.string(), expectHonest));
    fc.assert(fc.property(fc.stringMatching(/^[0-9]{0,400}$/), expectHonest), { numRuns: 2000 });
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 1n << 1100n }).map(String), expectHonest));
    // Right in its head, and anything behind.
    const size = fc.constantFrom(12, 20, 54, 62, 63, 70, 126, 127);
    const headed = size.chain((length) =>
      fc.tuple(
        fc.uint8Array({ minLength: length, maxLength: length }),
        fc.constantFrom(0x10, 0x12, 0x18, 0x1a),
      ),
    );
    fc.assert(
      fc.property(headed, ([bytes, first]) =>
        expectHonest(
          digitsOf(Uint8Array.from(bytes, (byte, at) => (at === 0 ? first : at === 2 ? byte & 254 : byte))),
        ),
      ),
      { numRuns: 4000 },
    );
  });

  it('has no valid tag once a digit is changed, left out, doubled or swapped', async () => {
    const anyHarm = fc.record({
      at: fc.nat(400),
      by: fc.integer({ min: 1, max: 9 }),
      how: fc.constantFrom('change', 'drop', 'double', 'swap', 'cut'),
    });
    await fc.assert(
      fc.asyncProperty(anySheet, anyHarm, async (sheet, harm) => {
        const digits = await digitsOfSheet(sheet, id);
        const damaged = harmed(digits, harm);
        fc.pre(damaged !== digits);
        expectHonest(damaged);
        const code = readSheetCode(damaged);
        if (!('unread' in code))
          expect(await isTag(secret, { teamSheetId: id, ...code }, code.tag)).toBe(false);
      }),
      { numRuns: 2000, seed: 14 },
    );
  });

  it('is of one team, one day and one secret', async () => {
    for (const sheet of fc.sample(anySheet, { numRuns: 20, seed: 3 })) {
      const { day, payload, tag } = read(await digitsOfSheet(sheet, id));
      const own = { teamSheetId: id, day, payload };
      expect(await isTag(secret, own, tag)).toBe(true);
      expect(await isTag(secret, { ...own, teamSheetId: worldId('kenta') }, tag)).toBe(false);
      expect(await isTag(secret, { ...own, day: (day + 1) % 65_536 }, tag)).toBe(false);
      expect(await isTag(`${secret}!`, own, tag)).toBe(false);
      expect(await isTag(secret, own, tag.slice(0, 7))).toBe(false);
    }
  });
});

function harmed(digits: string, { at, by, how }: { at: number; by: number; how: string }): string {
  const place = at % digits.length;
  const [before, digit, after] = [
    digits.slice(0, place),
    digits.slice(place, place + 1),
    digits.slice(place + 1),
  ];
  if (how === 'change') return before + ((Number(digit) + by) % 10) + after;
  if (how === 'drop') return before + after;
  if (how === 'double') return before + digit + digit + after;
  if (how === 'swap') return before + after.slice(0, 1) + digit + after.slice(1);
  return before;
}
