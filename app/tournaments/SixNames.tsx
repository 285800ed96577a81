import { BothNames } from '~/pokedex/naming/BothNames';
import { typesOf } from '~/pokedex/species';

export function SixNames({ species, label }: { species: readonly string[]; label: string }) {
  return (
    <ol className="six-names" aria-label={label}>
      {species.map((key) => (
        <li key={key}>
          <span className="type bare" data-type={typesOf(key)[0]} aria-hidden="true" />
          <span className="six-name">
            <BothNames species={key} />
          </span>
        </li>
      ))}
    </ol>
  );
}
