import { maxRoundNumber, type Round } from '~/broadcast/round';
import { translatorFor } from '~/locales/i18n';
import { roundName } from '~/rounds/round-name';
import type { ShownMatch } from '~/rounds/shown-rounds.server';

type Place = Pick<ShownMatch, 'stage' | 'round' | 'place' | 'block' | 'isDecider'>;

/** From the last round of a bracket. */
const bracketPresets = ['finals', 'semifinals', 'top8', 'top16', 'top32'] as const;

/** The round of a published match as a scene names it. @param rounds number of rounds of a bracket */
export function roundOnAir(match: Place, rounds: number): Round {
  const { stage, round, place } = match;
  if (stage === 'swiss' && round <= maxRoundNumber) return { preset: 'swiss', number: round };
  if (stage === 'bracket' && round === rounds && place === 1) return { preset: 'thirdPlace' };
  const preset = stage === 'bracket' ? bracketPresets[rounds - round] : undefined;
  if (preset) return { preset };
  const [ja, en] = (['ja', 'en'] as const).map((locale) => roundName(translatorFor(locale), match, rounds));
  return { ja: ja ?? '', en: en ?? '' };
}
