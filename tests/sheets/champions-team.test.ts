import { describe, expect, it } from 'vitest';
import { readPastedTeam } from '~/pastes/paste';
import { printPokesol } from '~/pastes/pokesol';
import { printShowdown } from '~/pastes/showdown';
import type { TeamMember } from '~/pokedex/member';
import { judgeSheet, rulesOf } from '~/sheets/judge-sheet';
import { blankSheet } from '~/sheets/typed-sheet';
import { teamsOfRegulationC, typedIn } from './champions-team';

const rules = rulesOf({
  game: 'champions',
  regulation: 'champions-m-c',
  speciesClause: true,
  houseRules: null,
});
const player = { displayName: 'ハルカ', discordId: 'haruka', twitterId: '', tonamelId: 'Hrk4Tm' };

describe.each(teamsOfRegulationC)('a team of regulation M-C with %o', (...six) => {
  it.each(['ja', 'en'] as const)('is right in %s', (locale) => {
    const typed = { ...blankSheet(), ...player, members: six.map((member) => typedIn(locale, member)) };
    const { problems, findings, content } = judgeSheet(typed, rules);
    expect([problems, findings]).toEqual([[], []]);
    expect(content?.members).toEqual(six);
  });

  it.each([
    ['Showdown', printShowdown],
    ['PokeSol', printPokesol],
  ])('is read from what %s writes', (_, print) => {
    expect(readPastedTeam(print(six as TeamMember[]), 'champions')).toEqual({ members: six, problems: [] });
  });
});
