import type { Translate } from '~/locales/i18n';
import type { Game } from '~/pokedex/game';
import { type Finding, findingId, findingPath } from './finding';

/** A finding as text, since the browser lacks the full dictionaries. */
export interface ShownFinding {
  id: string;
  path: string;
  text: string;
  isCertain: boolean;
}

type NameKind = 'species' | 'item' | 'ability' | 'move' | 'type';

/** `name` looks up a key in the reader's language. */
export function showFinding(
  finding: Finding,
  game: Game,
  t: Translate,
  name: (kind: NameKind, key: string) => string,
): ShownFinding {
  const { about, kind, certainty } = finding;
  const named = (part: NameKind) => (about[part] === undefined ? '' : name(part, about[part]));
  const text = t(`teams.findings.${kind}`, {
    species: named('species'),
    item: named('item'),
    ability: named('ability'),
    move: named('move'),
    type: named('type'),
    slot: about.slot,
    limit: about.limit,
    game: t(`tournaments.game.${game}`),
  });
  return {
    id: findingId(finding),
    path: findingPath(finding),
    text: certainty === 'certain' ? text : t('teams.findings.likely', { text }),
    isCertain: certainty === 'certain',
  };
}
