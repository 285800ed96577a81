import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPairingsLength, readPairings } from '~/rounds/pasted/read-pairings';
import type { KnownPlayer, PairingReading, ReadSide } from '~/rounds/pasted/reading';

const names = ['Haruka', 'ハルカ', 'A-B', 'vs', 'Mina Mori', '404', 'ソラ🌈', 'さとう', 'サトウ'];
const players: KnownPlayer[] = names.map((name) => ({ id: `id of ${name}`, names: [name] }));
const id = '223456789012345601';

const bits = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom('Nobody', 'ユウ', 'zq17', 'qz-71', 'n.o.body', '遅刻', 'drop', `<@${id}>`),
  fc.constantFrom(
    ' vs ',
    ' 対 ',
    '×',
    ' - ',
    ' ⚔️ ',
    '\n',
    '\n',
    '\n\n',
    '\t',
    ',',
    ' ',
    '　',
    '：',
    '|',
    '、',
    '/',
  ),
  fc.constantFrom(
    '1卓',
    'Table 12',
    '③',
    '4. ',
    '(3)',
    'Round 3',
    '第2回戦',
    'R4',
    '2-1',
    '(2-0)',
    '1勝1敗',
    '3-0-0',
    '9 pts',
  ),
  fc.constantFrom(
    'BYE',
    '不戦勝',
    '—',
    'WIN',
    '○',
    '引き分け',
    'さん',
    '選手',
    '**',
    '`',
    '"',
    '(',
    '）',
    '[JP]',
    '7',
    '19:30',
  ),
  fc.constantFrom(
    'Table,Player 1,Player 2\n',
    '卓\tプレイヤー1\t対戦相手\n',
    '| a | b |\n|---|---|\n',
    '```\n',
    '> ',
  ),
);

const sideText = (side: ReadSide) => ('text' in side ? side.text : 'bye');

/** All that is said of a text, wherever. */
const told = ({ round, pairings, problems, left }: PairingReading) =>
  [
    round,
    ...pairings.flatMap(({ table, a, b, games, beside, unused }) => [
      ...[table, sideText(a), sideText(b), beside, unused],
      ...(games ?? []),
    ]),
    ...problems.map(({ text }) => text),
    ...left.map(({ text }) => text),
  ]
    .join(' ')
    .normalize('NFKC');

// Words that say what stands beside them, and heads.
const understood =
  /table|player [12]|round|r(?=\d)|vs|bye|win|pts|卓|対戦相手|対|さん|選手|不戦勝|引き分け|回戦|第|勝|敗|プレイヤー1/giu;
const wordsOf = (part: string) =>
  part
    .normalize('NFKC')
    .replace(understood, ' ')
    .match(/\p{N}+|\p{L}+/gu) ?? [];

/** How many rounds there are, which is understood: `Round 3/7`. */
const lastRound = /(?<=(?:round|r) ?\d{1,2} ?\/ ?)\d+/giu;

/** Two numbers would become another one. */
const textOf = (parts: readonly string[]) =>
  parts.reduce(
    (text, part) => (/\p{N}$/u.test(text) && /^\p{N}/u.test(part) ? `${text} ${part}` : text + part),
    '',
  );

describe('pairings in any text', () => {
  it('leave no word untold', () => {
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        const text = textOf(parts);
        const said = `${told(readPairings(text, players))} ${text.match(lastRound)?.join(' ')}`;
        expect(parts.flatMap(wordsOf).filter((word) => !said.includes(word))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('name each known player once, or say so', () => {
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        const { pairings, problems, missing, fault } = readPairings(textOf(parts), players);
        const seated = pairings.flatMap(({ a, b }) =>
          [a, b].flatMap((side) => (side.kind === 'player' ? [side.id] : [])),
        );
        const doubled = seated.length - new Set(seated).size;
        expect(problems.filter(({ reason }) => reason === 'twice' || reason === 'self')).toHaveLength(
          doubled,
        );
        expect(missing.toSorted()).toEqual(
          players
            .map((player) => player.id)
            .filter((each) => !seated.includes(each))
            .toSorted(),
        );
        expect(pairings.length === 0).toBe(fault !== undefined);
      }),
    );
  });
});

describe('a large round', () => {
  const many = Array.from(
    { length: 512 },
    (_, at): KnownPlayer => ({ id: `p${at}`, names: [`プレイヤー ${at} さん`, `player_${at}`] }),
  );

  it('is read whole', () => {
    const text = Array.from(
      { length: 256 },
      (_, at) =>
        `${at + 1}卓 player_${2 * at} (2-0) vs プレイヤー ${2 * at + 1} さん (2-0) ${'x'.repeat(50)}`,
    ).join('\n');
    expect(text.length).toBeGreaterThan(20_000);
    const { pairings, problems, missing, left } = readPairings(text, many);
    expect([pairings.length, problems, missing, left]).toEqual([256, [], [], []]);
    expect(pairings.at(-1)).toMatchObject({ table: '256', a: { id: 'p510' }, b: { id: 'p511' } });
  });

  it('has a most', () => {
    const lines = Array.from({ length: 601 }, (_, at) => `${at}卓 a${at} vs b${at}`);
    expect(readPairings(lines.join('\n'), many).fault).toEqual({ reason: 'tooMany' });
    expect(readPairings(lines.slice(1).join('\n'), many).pairings).toHaveLength(600);
    expect(readPairings('a'.repeat(maxPairingsLength + 1), many).fault).toEqual({ reason: 'tooLong' });
  });
});
