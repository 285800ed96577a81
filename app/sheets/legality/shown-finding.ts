import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import type { RuledTournament } from '~/pokedex/legal-rules';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { Finding } from './finding';
import { type ShownFinding, showFinding } from './finding-text';
import { judgeStored } from './judge-stored';

const dictionaries = {
  species: speciesNames,
  item: itemNames,
  ability: abilityNames,
  move: moveNames,
  type: typeNames,
};

export const showFindings = (
  findings: readonly Finding[],
  game: Game,
  t: Translate,
  locale: Locale,
): ShownFinding[] =>
  findings.map((finding) =>
    showFinding(finding, game, t, (kind, key) => nameOf(dictionaries[kind], key, locale)),
  );

export const storedFindings = (
  tournament: RuledTournament,
  { members }: { members: readonly TeamMember[] },
  { t, locale }: { t: Translate; locale: Locale },
): ShownFinding[] => showFindings(judgeStored(tournament)(members), tournament.game, t, locale);
