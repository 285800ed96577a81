import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TeamMember } from '~/pokedex/member';
import { proofOf } from '~/sheets/sheet-proof.server';
import { harukaTeam } from '../world-sheets';
import { readProof } from './read-proof';

const at = new Date('2026-11-21T05:00:00.000Z');
const sheet = { id: 'harukaaaaaaaaaaaaaaaaaaaaa', revision: 1, at, members: harukaTeam };
const first = harukaTeam[0] as TeamMember;

describe('the code of what was submitted', () => {
  it('is that of the example in the docs', () => {
    const docs = readFileSync('docs/judging.md', 'utf8');
    const [, text = '', code] = /```\n(\["sixsheet 1","haruka.*\])\n```\n\nis `(.*)`/.exec(docs) ?? [];
    const members: TeamMember[] = [
      {
        species: 'garchomp',
        ability: 'roughskin',
        item: 'lifeorb',
        teraType: 'steel',
        moves: ['earthquake', 'protect'],
      },
      { species: 'ogerpon', moves: ['ソラノワザ'] },
    ];
    expect(proofOf({ ...sheet, members })).toBe(code);
    expect(JSON.parse(text)[4]).toEqual([
      'garchomp',
      'roughskin',
      'lifeorb',
      'steel',
      '',
      'earthquake',
      'protect',
    ]);
  });

  it('can be worked out by whoever has the sheet', async () => {
    const strange = ['"', '\\', '🐉', '', 'と, "ぶ"]', 'e\u0301', '</script>'];
    for (const name of strange) {
      const members = [
        { ...first, species: name, item: name, moves: [name, 'protect'] },
        ...harukaTeam.slice(1),
      ];
      expect(proofOf({ ...sheet, members })).toBe(await readProof({ ...sheet, members }));
    }
    expect(proofOf(sheet)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('is another for each value, place, revision, time and sheet', () => {
    const [second, ...others] = harukaTeam.slice(1) as [TeamMember, ...TeamMember[]];
    const changed = (change: Partial<TeamMember>) => ({
      ...sheet,
      members: [{ ...first, ...change }, second, ...others],
    });
    const all = [
      sheet,
      { ...sheet, id: sheet.id.replace('h', 'k') },
      { ...sheet, revision: 2 },
      { ...sheet, at: new Date(at.getTime() + 1) },
      { ...sheet, members: [second, first, ...others] },
      ...(['species', 'ability', 'item', 'teraType', 'statAlignment'] as const).map((field) =>
        changed({ [field]: 'x' }),
      ),
      ...[0, 1, 2, 3].map((place) => changed({ moves: first.moves?.with(place, 'x') })),
      changed({ ability: first.item, item: first.ability }),
      changed({ moves: [] }),
    ];
    expect(new Set(all.map(proofOf)).size).toBe(all.length);
  });
});
