import { useEffect, useState } from 'react';
import type { Game } from '~/pokedex/game';
import { findByName } from '~/pokedex/name';
import { loadNames } from '~/pokedex/naming/load-names';
import { loadSpecies } from '~/pokedex/naming/load-species';
import type { SpeciesData } from '~/pokedex/send-species-choices';

/** Undefined while they are not known, or the network is gone: all is offered then. */
export function useSpeciesChoices(written: string, game: Game, active: boolean): SpeciesData | undefined {
  const [choices, setChoices] = useState<SpeciesData>();
  useEffect(() => {
    if (!active) return;
    let current = true;
    find(written, game).then(
      (found) => current && setChoices(found),
      () => current && setChoices(undefined),
    );
    return () => {
      current = false;
    };
  }, [written, game, active]);
  return choices;
}

async function find(written: string, game: Game): Promise<SpeciesData | undefined> {
  const key = written.trim() && findByName(await loadNames('species'), written);
  return key ? loadSpecies(key, game) : undefined;
}
