import type { Translate } from '~/locales/i18n';
import type { Game } from '~/pokedex/game';
import type { ImageRefusal } from './check-image';

const byGame = ['photo', 'shape', 'tooSmall'] as const;

export function imageRefusalText(refusal: ImageRefusal, game: Game | undefined, t: Translate): string {
  const own = game === 'champions' ? byGame.find((key) => key === refusal) : undefined;
  return own ? t(`readings.image.champions.${own}`) : t(`readings.image.${refusal}`);
}
