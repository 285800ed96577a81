import { BothNames } from '~/pokedex/naming/BothNames';
import { typesOf } from '~/pokedex/species';

export function TeamOfSix({ species, label }: { species: readonly string[]; label: string }) {
  return (
    <ol className="team-of-six" aria-label={label}>
      {species.map((key, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the six never change order
        <li key={slot}>
          <span className="team-types" aria-hidden="true">
            {typesOf(key).map((type) => (
              <span key={type} className="type bare" data-type={type} />
            ))}
          </span>
          <span className="team-names">
            <BothNames species={key} />
          </span>
        </li>
      ))}
    </ol>
  );
}
