import { nameOf } from '~/pokedex/name';
import { typeNames } from '~/pokedex/type-names';
import { useLocale } from '~/ui/root-data';

/** Type icons drawn by CSS alone; nothing if unknown. */
export function TypeTile({ types = [] }: { types?: readonly string[] }) {
  const locale = useLocale();
  if (types.length === 0) return null;
  const label = types.map((type) => nameOf(typeNames, type, locale)).join(' / ');
  return (
    <span className="type-tile" role="img" aria-label={label}>
      {types.map((type) => (
        <span key={type} className="type bare" data-type={type} />
      ))}
    </span>
  );
}
