import { useEffect, useState } from 'react';
import type { Game } from '~/pokedex/game';
import { findByName } from '~/pokedex/name';
import { loadNames } from '~/pokedex/naming/load-names';
import { loadSpecies } from '~/pokedex/naming/load-species';
import type { SpeciesData } from '~/pokedex/send-species-choices';

/** @returns undefined while loading or offline: everything is offered then */
export function useSpeciesChoices(text: string, game: Game, active: boolean): SpeciesData | undefined {
  const [choices, setChoices] = useState<SpeciesData>();
  useEffect(() => {
    if (!active) return;
    let current = true;
    find(text, game).then(
      (data) => current && setChoices(data),
      () => current && setChoices(undefined),
    );
    return () => {
      current = false;
    };
  }, [text, game, active]);
  return choices;
}

async function find(text: string, game: Game): Promise<SpeciesData | undefined> {
  const key = text.trim() && findByName(await loadNames('species'), text);
  return key ? loadSpecies(key, game) : undefined;
}
