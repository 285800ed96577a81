import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { findRegulation } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { spacedTeamCode } from '~/pokedex/team-code';
import { postRules } from '~/posts/post';
import type { FinishedTeam } from '~/sheets/own-sheets.server';
import { blankPost, type TypedPost } from './typed-post';

export const filledFrom = (team: FinishedTeam, locale: Locale): TypedPost => ({
  ...blankPost,
  title: team.rank
    ? `${team.tournamentName} ${translatorFor(locale)('shell.place', { count: team.rank, ordinal: true })}`
    : team.tournamentName,
  rule: postRules.find((rule) => rule === team.rule) ?? '',
  regulation: (team.regulation && findRegulation(team.regulation)?.name[locale]) || '',
  externalUrl: team.externalUrl ?? '',
  members: blankPost.members.map((_, slot) => {
    const key = team.species[slot];
    return { species: key ? nameOf(speciesNames, key, locale) : '' };
  }),
  finalRank: team.rank ? String(team.rank) : '',
  teamCode: team.teamCode ? spacedTeamCode(team.teamCode) : '',
  teamSheetId: team.id,
});
