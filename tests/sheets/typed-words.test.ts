import { expect, test } from 'vitest';
import { resolveMembers } from '~/sheets/resolve-members';
import { blankSheet, type TypedMember } from '~/sheets/typed-sheet';

const details = ['item', 'ability', 'moves', 'teraType', 'statAlignment'] as const;
const typed = (fields: Partial<TypedMember>) =>
  resolveMembers([{ ...(blankSheet().members[0] as TypedMember), ...fields }], details);

test('fields take the words that players write', () => {
  const { members, problems } = typed({
    ...{ species: '霊獣ランドロス', item: '襷', ability: '威嚇', teraType: '鋼', statAlignment: '陽気' },
    moves: ['地震', 'ステロ', '守る', 'とんぼ'],
  });
  expect(problems).toEqual([]);
  expect(members[0]).toMatchObject({
    ...{ species: 'landorustherian', item: 'focussash', ability: 'intimidate', teraType: 'steel' },
    ...{ statAlignment: 'jolly', moves: ['earthquake', 'stealthrock', 'protect', 'uturn'] },
  });
});

test('a word for several things is asked, with each of them', () => {
  const { members, problems } = typed({ species: 'ガブリアス', item: 'ハーブ' });
  expect(members[0]?.item).toBeUndefined();
  expect(problems).toMatchObject([{ path: 'members[0].item', key: 'didYouMean' }]);
  expect(problems[0] && 'choices' in problems[0] && problems[0].choices.length).toBeGreaterThan(1);
});
