import type { Locale } from '~/locales/locale';
import type { MemberLines } from '~/readings/engine/decide-member';
import { lettersOf, matchName } from '~/readings/engine/match-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import type { ReadLine } from '~/readings/engine/read-lines';

/** A line as if the engine had read exactly this text there. */
export function read(text: string, locale: Locale = 'en'): ReadLine {
  const names = namesOnScreen(locale);
  const letters = lettersOf(text);
  return {
    line: { x: 0, y: 0, width: text.length * 10, height: 18, polarity: 'light', contrast: 150, parts: [] },
    texts: [text],
    species: matchName(names.species, letters),
    abilities: matchName(names.abilities, letters),
    items: matchName(names.items, letters),
    moves: matchName(names.moves, letters),
  };
}

export const card = (species: string, ability: string, item: string, ...moves: string[]): MemberLines => ({
  species: read(species),
  ability: read(ability),
  item: read(item),
  moves: moves.map((move) => read(move)),
});
