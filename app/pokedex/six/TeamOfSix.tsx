import type { Locale } from '~/locales/locale';
import { useLocale } from '~/ui/root-data';
import { nameOf } from '../name';
import { typesOf } from '../species';
import { speciesNames } from '../species-names';
import { DiagonalTile } from './DiagonalTile';
import { SpeciesName } from './SpeciesName';

interface Props {
  species: readonly string[];
  /** Says whose six these are. */
  label?: string;
  /** A row of a list, a card of its own, or the one team that a page is about. */
  size?: 'row' | 'card' | 'poster';
  /** Shows names in this language alone, instead of the page's with the other below. */
  in?: Locale;
}

/** The picture of a team: a tile of its types and a whole name for each of the six. */
export function TeamOfSix({ species, label, size = 'card', in: only }: Props) {
  const own = useLocale();
  const locale = only ?? own;
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <ol className="team-of-six" data-size={size} aria-label={label}>
      {species.map((key, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the six never change order
        <li key={slot}>
          <DiagonalTile types={typesOf(key)} isSilent />
          <span className="team-name">
            <SpeciesName name={nameOf(speciesNames, key, locale)} />
            {!only && (
              <small lang={other}>
                <SpeciesName name={nameOf(speciesNames, key, other)} />
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
